import type { BlockDocs } from '../../docs/block-docs.ts';

export const tabsDocs = {
  summary:
    'Panels of equal rank in one place, one of them visible. The list is one tab stop; arrow keys select at once.',
  insteadUse: [
    'A toggle group for other views of the same content.',
    'Links if each view has an address of its own.',
  ],
  anatomy: `<Tabs>, or its parts with the hook useTabs:
<TabsList>
  <TabsTrigger>: icon, label, count
<TabsContent>`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the selected tab, then to its panel.' },
    {
      keys: 'ArrowLeft, ArrowRight',
      effect: 'Selects the previous or the next tab and wraps around. Swapped in right-to-left pages.',
    },
    { keys: 'Home, End', effect: 'Selects the first or the last tab.' },
  ],
  attributes: [
    { name: 'aria-selected', on: 'TabsTrigger', meaning: 'Its panel is visible.' },
    { name: 'aria-controls', on: 'TabsTrigger', meaning: 'The panel, while it is visible.' },
    { name: 'aria-disabled', on: 'TabsTrigger', meaning: 'It is visible but cannot be selected.' },
  ],
} as const satisfies BlockDocs;

import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Tabs } from './tabs.tsx';

export const tabsDocs = {
  summary:
    'Panels of equal rank in one place, one of them visible. The list is one tab stop; arrow keys select at once.',
  insteadUse: [
    'A toggle group for other views of the same content.',
    'Links if each view has an address of its own.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Label tabs by one or two nouns, so that all of them fit in one line.',
        Example: () => (
          <Surface>
            <Tabs
              label="Application"
              tabs={[
                { id: 'documents', label: 'Documents', count: 4, panel: 'Four documents.' },
                { id: 'comments', label: 'Comments', panel: 'No comments.' },
              ]}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Tabs as numbered steps: people open them in any order and miss one.',
        Example: () => (
          <Surface>
            <Tabs
              label="Application"
              tabs={[
                { id: 'upload', label: '1. Upload', panel: 'Upload first.' },
                { id: 'check', label: '2. Check', panel: 'Then check.' },
                { id: 'send', label: '3. Send', panel: 'Then send.' },
              ]}
            />
          </Surface>
        ),
      },
    },
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

import type { BlockDocs } from '../../docs/block-docs.ts';

export const tabsDocs = {
  summary:
    'Panels of equal rank in one place, one of them in view. The list is one stop for Tab; arrows choose as they go.',
  insteadUse: [
    'ToggleGroup where the same content is filtered or drawn another way.',
    'Links where each view has an address of its own.',
  ],
  anatomy: `Tabs
  TabList
    Tab, icon, label, count
  TabPanel`,
  keyboard: [
    { keys: 'Tab', effect: 'To the chosen tab, then to its panel.' },
    {
      keys: 'ArrowLeft, ArrowRight',
      effect: 'Chooses the tab before or after, round the ends; swapped in right-to-left.',
    },
    { keys: 'Home, End', effect: 'Chooses the first or the last tab.' },
  ],
  attributes: [
    { name: 'aria-selected', on: 'Tab', meaning: 'Its panel is in view.' },
    { name: 'aria-controls', on: 'Tab', meaning: 'The panel, while it is in view.' },
    { name: 'aria-disabled', on: 'Tab', meaning: 'Stays in sight and cannot be chosen.' },
  ],
} as const satisfies BlockDocs;

import type { BlockDocs } from '../../docs/block-docs.ts';

export const splitViewDocs = {
  summary:
    'A list and what is open of it, side by side from 1200 px of window. Narrower, the list stands alone; what the person chose stays chosen and returns with the room.',
  insteadUse: ['A page of its own where what is open needs the width.'],
  anatomy: `SplitView
  section, the list
    scrolls by itself
    foot
  section, the pane
    scrolls by itself`,
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Through the list and its foot, then into the pane; each is a stop while it can scroll.',
    },
    { keys: 'ArrowUp, ArrowDown, PageUp, PageDown', effect: 'Scroll the side that has the focus.' },
  ],
  attributes: [{ name: 'data-layout', on: 'SplitView', meaning: 'split or single.' }],
} as const satisfies BlockDocs;

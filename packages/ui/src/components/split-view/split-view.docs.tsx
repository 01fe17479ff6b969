import type { BlockDocs } from '../../docs/block-docs.ts';

export const splitViewDocs = {
  summary:
    'A list and its open item side by side, in windows from 1200 px. In narrower windows only the list is shown; the preferred layout returns with the room.',
  insteadUse: ['A page of its own if the open item needs the width.'],
  anatomy: `SplitView
  section, the list
    scrolls by itself
    footer
  section, the pane
    scrolls by itself`,
  keyboard: [
    {
      keys: 'Tab',
      effect:
        'Moves through the list and its footer, then into the pane. Each is a tab stop while it can scroll.',
    },
    { keys: 'ArrowUp, ArrowDown, PageUp, PageDown', effect: 'Scroll the side that has the focus.' },
  ],
  attributes: [{ name: 'data-layout', on: 'SplitView', meaning: 'split or single.' }],
} as const satisfies BlockDocs;

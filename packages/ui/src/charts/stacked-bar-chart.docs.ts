import type { BlockDocs } from '../docs/block-docs.ts';

export const stackedBarChartDocs = {
  summary:
    'Horizontal bars made of parts, for wholes and what they consist of. Parts after the first are patterned as well as coloured.',
  anatomy: `<figure>
  <figcaption> title
  legend
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> label, parts, figures
  <table> for hearing, or in place of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Puts the table in place of the drawing, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table stands in place of the drawing.' },
  ],
} as const satisfies BlockDocs;

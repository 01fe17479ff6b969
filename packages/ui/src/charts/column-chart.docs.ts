import type { BlockDocs } from '../docs/block-docs.ts';

export const columnChartDocs = {
  summary:
    'Upright bars with their figures, for a sequence such as months or bands. Where a label or a figure is wider than its column, the bars lie down.',
  insteadUse: ['BarChart where the items have no order of their own.'],
  anatomy: `<figure>
  <figcaption> title
  actions
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> gridline, bar, figure, label
  <table> for hearing, or in place of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches the actions, Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Puts the table in place of the drawing, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table stands in place of the drawing.' },
  ],
} as const satisfies BlockDocs;

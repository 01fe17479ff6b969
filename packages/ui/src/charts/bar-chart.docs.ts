import type { BlockDocs } from '../docs/block-docs.ts';

export const barChartDocs = {
  summary:
    'Horizontal bars with their figures, for comparing named things. In a narrow place the labels stand above the bars; nothing shrinks.',
  insteadUse: [
    'ColumnChart where the items follow one another, such as months.',
    'StackedBarChart where each item is made of parts.',
  ],
  anatomy: `<figure>
  <figcaption> title
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> label, bar, figure
  <table> for hearing, or in place of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Puts the table in place of the drawing, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table stands in place of the drawing.' },
  ],
} as const satisfies BlockDocs;

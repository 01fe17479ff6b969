import type { BlockDocs } from '../docs/block-docs.ts';

export const barChartDocs = {
  summary:
    'Horizontal bars with their figures, for comparing named items. In a narrow container the labels are above the bars; nothing shrinks.',
  insteadUse: [
    'ColumnChart for a sequence of items, such as months.',
    'StackedBarChart for items that are divided into parts.',
  ],
  anatomy: `<figure>
  <figcaption> title
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> label, bar, figure
  <table>, for screen readers or instead of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Replaces the drawing by the table, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table is shown instead of the drawing.' },
  ],
} as const satisfies BlockDocs;

import type { BlockDocs } from '../docs/block-docs.ts';

export const columnChartDocs = {
  summary:
    'Vertical bars with their figures, for a sequence such as months or ranges. If a label or a figure is wider than its column, the bars are horizontal.',
  insteadUse: ['BarChart for items without an order of their own.'],
  anatomy: `<figure>
  <figcaption> title
  actions
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> gridline, bar, figure, label
  <table>, for screen readers or instead of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches the actions, Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Replaces the drawing by the table, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table is shown instead of the drawing.' },
  ],
} as const satisfies BlockDocs;

import type { BlockDocs } from '../docs/block-docs.ts';

export const groupedBarChartDocs = {
  summary:
    'A bar for each series under one another in every group, for comparing the series. Those after the first are patterned as well as coloured.',
  insteadUse: ['StackedBarChart where the sum of the series is the point.'],
  anatomy: `<figure>
  <figcaption> title
  legend
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> label, bars, figures
  <table> for hearing, or in place of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Puts the table in place of the drawing, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table stands in place of the drawing.' },
  ],
} as const satisfies BlockDocs;

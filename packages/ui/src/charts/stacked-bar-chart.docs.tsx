import type { BlockDocs } from '../docs/block-docs.ts';

export const stackedBarChartDocs = {
  summary: 'Horizontal bars divided into parts. Parts after the first have a pattern as well as a colour.',
  anatomy: `<figure>
  <figcaption> title
  legend
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> label, parts, figures
  <table>, for screen readers or instead of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Replaces the drawing by the table, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table is shown instead of the drawing.' },
  ],
} as const satisfies BlockDocs;

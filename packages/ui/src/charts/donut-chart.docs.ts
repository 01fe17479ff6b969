import type { BlockDocs } from '../docs/block-docs.ts';

export const donutChartDocs = {
  summary:
    'A ring of two to six parts around their sum. Each part stands beside it with its figure and its share; what goes beyond six is one part together.',
  insteadUse: ['BarChart in most cases: lengths compare better than angles.'],
  anatomy: `<figure>
  <figcaption> title
  button, Show as table: and the title
  button, Save chart: and the title, with a menu
  summary
  <svg role="img"> parts, sum
  list of parts, for eyes only
  <table> for hearing, or in place of the drawing`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches Show as table and Save chart.' },
    { keys: 'Enter, Space', effect: 'Puts the table in place of the drawing, and back.' },
  ],
  attributes: [
    { name: 'aria-pressed', on: 'Show as table', meaning: 'The table stands in place of the drawing.' },
  ],
} as const satisfies BlockDocs;

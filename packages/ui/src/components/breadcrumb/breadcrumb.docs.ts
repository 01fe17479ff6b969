import type { BlockDocs } from '../../docs/block-docs.ts';

export const breadcrumbDocs = {
  summary: 'Where a page lies: the pages above it as links, the page itself as text.',
  insteadUse: ['A link back where there is only one way to have come.'],
  anatomy: `<Breadcrumb>
  <ol>
    <li> link of a page above
    <li> the page itself`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the links; the page itself takes no focus.' },
    { keys: 'Enter', effect: 'Opens the page of the link.' },
  ],
  attributes: [{ name: 'aria-current', on: 'the last item', meaning: 'The page that is open.' }],
} as const satisfies BlockDocs;

import type { BlockDocs } from '../../docs/block-docs.ts';

export const breadcrumbDocs = {
  summary: 'The position of a page: the pages above it as links, the page itself as text.',
  insteadUse: ['A link back if there is only one way to the page.'],
  anatomy: `<Breadcrumb>
  <ol>
    <li> link of a page above
    <li> the page itself`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the links. The current page is not focusable.' },
    { keys: 'Enter', effect: 'Opens the page of the link.' },
  ],
  attributes: [{ name: 'aria-current', on: 'the last item', meaning: 'The current page.' }],
} as const satisfies BlockDocs;

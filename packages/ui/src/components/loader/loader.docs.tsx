import type { BlockDocs } from '../../docs/block-docs.ts';

export const loaderDocs = {
  summary:
    'Fills a page or a region while it is loading, with a text that says what is loading. It appears after 200 ms, so that a short wait does not flicker.',
  insteadUse: ['A skeleton if the layout of the content is known.', 'A pending button for a running action.'],
  anatomy: `<Loader>
  spinner
  text`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

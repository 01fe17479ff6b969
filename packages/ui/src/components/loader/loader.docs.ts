import type { BlockDocs } from '../../docs/block-docs.ts';

export const loaderDocs = {
  summary:
    'Fills a page or a region while it is being read, with a text that says what for. It appears after 200 ms, so that a short wait does not flicker.',
  insteadUse: [
    'A skeleton where the shape of the content is known.',
    'A pending button for an action under way.',
  ],
  anatomy: `<Loader>
  spinner
  text`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

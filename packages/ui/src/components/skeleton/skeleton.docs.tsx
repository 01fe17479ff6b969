import type { BlockDocs } from '../../docs/block-docs.ts';

export const skeletonDocs = {
  summary:
    'A placeholder with the shape and size of content that is loading, so that the layout does not shift. It is hidden from assistive technology: its container sets `aria-busy`.',
  insteadUse: ['A loader if the layout of the content is not known.'],
  anatomy: '<Skeleton>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

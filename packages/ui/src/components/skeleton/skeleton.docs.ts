import type { BlockDocs } from '../../docs/block-docs.ts';

export const skeletonDocs = {
  summary:
    'Keeps a place for content in its later shape and size, so that nothing jumps when it arrives. Silent: what holds it says that it is busy.',
  insteadUse: ['A loader where the shape of the content is not known.'],
  anatomy: '<Skeleton>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

import type { BlockDocs } from '../../docs/block-docs.ts';

export const brandMarkDocs = {
  summary: 'Logo and name of the tenant. The logo comes from the theme and follows light and dark.',
  insteadUse: ['Plain text if the name is part of a sentence.'],
  anatomy: `<BrandMark>
  logo
  name`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

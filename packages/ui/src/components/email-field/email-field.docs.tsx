import type { BlockDocs } from '../../docs/block-docs.ts';

export const emailFieldDocs = {
  summary: 'An e-mail address: one @, no space, a dot in the domain, at most 254 characters.',
  insteadUse: ['TextField for a login that is not always an address.'],
  anatomy: `TextField
  input, type email`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

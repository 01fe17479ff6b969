import type { BlockDocs } from '../../docs/block-docs.ts';

export const pageHeaderDocs = {
  summary:
    'The header of a page: its title, the number of items, their views, and the actions on all of them.',
  insteadUse: ['The heading of a card for a part of a page.'],
  anatomy: `<PageHeader>
  title, count
  aside
  views
  notice
  actions
  facts`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

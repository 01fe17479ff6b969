import type { BlockDocs } from '../../docs/block-docs.ts';

export const pageHeaderDocs = {
  summary:
    'The head of a page: its title, how many there are, the ways to see them, and the actions on all of them.',
  insteadUse: ['The heading of a card for part of a page.'],
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

import type { BlockDocs } from '../../docs/block-docs.ts';

export const topBarDocs = {
  summary:
    'Stays above the page while it scrolls: where the page lies at the start, the account at the end, the menu button in narrow windows.',
  insteadUse: ['A page header for the title and the actions of a page.'],
  anatomy: `<TopBar>
  menu button and brand, in narrow windows
  breadcrumb
  end`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

import type { BlockDocs } from '../../docs/block-docs.ts';

export const topBarDocs = {
  summary:
    'Stays visible while the page scrolls: the breadcrumb at the start, the account at the end, the menu button in narrow windows.',
  insteadUse: ['A page header for the title and the actions of a page.'],
  anatomy: `<TopBar>
  menu button and brand, in narrow windows
  breadcrumb
  end`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;

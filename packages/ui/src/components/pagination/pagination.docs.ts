import type { BlockDocs } from '../../docs/block-docs.ts';

export const paginationDocs = {
  summary:
    'Says which rows of how many are shown, and leads to the other pages by real links: a window of seven, the first, the last, one back and one on.',
  insteadUse: ['Nothing at all where everything fits on one page: without rows it draws nothing.'],
  anatomy: `<Pagination>
  range, such as 21 - 40 of 147
  note, such as 2 selected
  list of links
    previous page
    page numbers and gaps
    next page`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches each link.' },
    { keys: 'Left, Right', effect: 'Go to the link beside.' },
    { keys: 'Home, End', effect: 'Go to the link of the first and of the last page.' },
    { keys: 'Enter', effect: 'Follows the link.' },
  ],
  attributes: [
    { name: 'data-page', on: 'each page link', meaning: 'The page that it leads to.' },
    { name: 'aria-current', on: 'the link of the page shown', meaning: '`page`.' },
    { name: 'aria-disabled', on: 'previous and next', meaning: 'There is no page on that side.' },
  ],
} as const satisfies BlockDocs;

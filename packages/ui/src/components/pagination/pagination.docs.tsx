import type { BlockDocs } from '../../docs/block.docs.ts';
import { Pagination } from './pagination.tsx';

const nothing = () => undefined;

export const paginationDocs = {
  summary:
    'Shows the range of rows and the total, and links to the other pages: a window of seven, the first, the last, the previous and the next. Without addresses the links are buttons.',
  insteadUse: ['No pagination if all rows fit on one page. Without rows it renders nothing.'],
  guidance: [
    {
      do: {
        sentence: 'Choose a page size that people can scan without paging: 20 rows or more.',
        Example: () => (
          <Pagination
            page={2}
            pageSize={50}
            total={86}
            onPageChange={nothing}
            className="w-full rounded-lg bg-surface"
          />
        ),
      },
      dont: {
        sentence: 'Five rows a page: people click through what they could have scrolled.',
        Example: () => (
          <Pagination
            page={2}
            pageSize={5}
            total={86}
            onPageChange={nothing}
            className="w-full rounded-lg bg-surface"
          />
        ),
      },
    },
  ],
  anatomy: `<Pagination>
  range, such as 21 - 40 of 147
  note, such as 2 selected
  list of links
    previous page
    page numbers and gaps
    next page`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches each link.' },
    { keys: 'Left, Right', effect: 'Move to the neighbouring link.' },
    { keys: 'Home, End', effect: 'Move to the link of the first or the last page.' },
    { keys: 'Enter', effect: 'Follows the link.' },
  ],
  attributes: [
    { name: 'data-page', on: 'each page link', meaning: 'The page that it links to.' },
    { name: 'aria-current', on: 'the link of the current page', meaning: '`page`.' },
    { name: 'aria-disabled', on: 'previous and next', meaning: 'There is no page on that side.' },
  ],
} as const satisfies BlockDocs;

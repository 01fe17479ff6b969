export const paginationTexts = {
  /** Name of the navigation. */
  label: 'Pagination',
  /** The rows of the current page, counted from 1, and the number of all rows. */
  range: ({ from, to, total }: { from: number; to: number; total: number }) => `${from} - ${to} of ${total}`,
  /** Name of the link to a page. */
  page: ({ page }: { page: number }) => `Page ${page}`,
  /** Name of the link to the page before the current one. */
  previous: 'Previous page',
  /** Name of the link to the page after the current one. */
  next: 'Next page',
} as const;

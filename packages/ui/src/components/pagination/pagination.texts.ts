export const paginationTexts = {
  label: 'Pagination',
  range: ({ from, to, total }: { from: number; to: number; total: number }) => `${from} - ${to} of ${total}`,
  page: ({ page }: { page: number }) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
} as const;

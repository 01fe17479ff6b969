import type { ListLocation } from './list.location.ts';

/** What a person who does not see the table hears once an answer has come: how many, which page, in which order. */
export function listAnnouncement(
  { page, sortBy, sortType }: ListLocation,
  total: number,
  pages: number,
  sortHeading: string | undefined,
): string {
  const parts = [
    `${total} application${total === 1 ? '' : 's'}`,
    pages > 1 && `page ${page} of ${pages}`,
    sortBy !== 'ID' &&
      sortHeading &&
      `sorted by ${sortHeading}, ${sortType === 'asc' ? 'ascending' : 'descending'}`,
  ];
  return parts.filter(Boolean).join(', ');
}

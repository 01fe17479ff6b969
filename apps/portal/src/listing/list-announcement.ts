import { useState } from 'react';

/** The loaded list, as announced to screen readers. */
export interface AnsweredList {
  readonly total: number;
  /** Singular noun of a row, such as `application`; an s forms the plural. */
  readonly noun: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Heading of the sorted column. */
  readonly sortedBy?: string | undefined;
  readonly sortType?: 'asc' | 'desc' | undefined;
}

/** Text for screen readers after a response: total, page and sort order. */
export function listAnnouncement({ total, noun, page, pages, sortedBy, sortType }: AnsweredList): string {
  const parts = [
    `${total} ${noun}${total === 1 ? '' : 's'}`,
    pages > 1 && `page ${page} of ${pages}`,
    sortedBy && `sorted by ${sortedBy}, ${sortType === 'asc' ? 'ascending' : 'descending'}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Announces the list after a new query or a refresh; the first load is not announced. */
export function useListAnnouncement(
  queryId: string,
  { answered, refreshing }: { answered: AnsweredList | undefined; refreshing: boolean },
): string {
  const [first] = useState(queryId);
  const [moved, setMoved] = useState(false);
  if (!moved && (refreshing || queryId !== first)) setMoved(true);
  // Cleared meanwhile, because a live region does not announce the same text twice.
  return moved && answered && !refreshing ? listAnnouncement(answered) : '';
}

import { useState } from 'react';

/** An answered list, as it is announced. */
export interface AnsweredList {
  readonly total: number;
  /** What is counted, such as `application`; its plural is made by an s. */
  readonly noun: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Heading of the column that somebody has sorted by. */
  readonly sortedBy?: string | undefined;
  readonly sortType?: 'asc' | 'desc' | undefined;
}

/** What a person who does not see the table hears once an answer has come: how many, which page, in which order. */
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
  question: string,
  { answered, refreshing }: { answered: AnsweredList | undefined; refreshing: boolean },
): string {
  const [first] = useState(question);
  const [moved, setMoved] = useState(false);
  if (!moved && (refreshing || question !== first)) setMoved(true);
  // Empty meanwhile: the same text would not be announced a second time.
  return moved && answered && !refreshing ? listAnnouncement(answered) : '';
}

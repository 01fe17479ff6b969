import { expect, test } from 'vitest';
import { listAnnouncement, type AnsweredList } from './list-announcement.ts';

const applications = (answer: Omit<AnsweredList, 'noun'>) =>
  listAnnouncement({ noun: 'application', ...answer });

test.each([
  [applications({ total: 0, page: 1, pages: 0 }), '0 applications'],
  [applications({ total: 1, page: 1, pages: 1 }), '1 application'],
  [applications({ total: 147, page: 2, pages: 8 }), '147 applications, page 2 of 8'],
  [
    applications({ total: 147, page: 1, pages: 8, sortedBy: 'Created date', sortType: 'desc' }),
    '147 applications, page 1 of 8, sorted by Created date, descending',
  ],
  [
    applications({ total: 3, page: 1, pages: 1, sortedBy: 'Investment amount', sortType: 'asc' }),
    '3 applications, sorted by Investment amount, ascending',
  ],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

import { expect, test } from 'vitest';
import { listAnnouncement } from './list-announcement.ts';
import { plainList } from './list.location.ts';

const all = plainList('all');

test.each([
  [listAnnouncement(all, 0, 0, undefined), '0 applications'],
  [listAnnouncement(all, 1, 1, undefined), '1 application'],
  [listAnnouncement({ ...all, page: 2 }, 147, 8, undefined), '147 applications, page 2 of 8'],
  [
    listAnnouncement({ ...all, sortBy: 'DateCreated' }, 147, 8, 'Created date'),
    '147 applications, page 1 of 8, sorted by Created date, descending',
  ],
  [
    listAnnouncement({ ...all, sortBy: 'InvestmentAmount', sortType: 'asc' }, 3, 1, 'Investment amount'),
    '3 applications, sorted by Investment amount, ascending',
  ],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

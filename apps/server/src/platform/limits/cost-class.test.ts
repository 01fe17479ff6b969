import { findRecords } from '@portal/api/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyEndpoint } from '../http/every-endpoint.ts';
import {
  connectionsOfTenant,
  referenceCapacity,
  workClasses,
  workClassesOf,
} from '../../config/work-classes.ts';
import { costOf } from './cost-class.ts';

const signedIn = everyEndpoint.map(([, endpoint]) => endpoint).filter(({ needs }) => needs !== 'public');
const at = (query = '') => `http://harbour.localhost/api/list${query}`;

describe('a list', () => {
  test.each([
    ['C20', '?q=smith'],
    ['C21', '?status=%5B%22Locked%22%5D&pageNo=2'],
    ['C69', '?SearchQuery=mia'],
    ['C75.1', '?search=V1&Page=1'],
    ['C75.2', '?search=V1'],
    ['C92', '?SearchQuery=mia'],
  ])('%s with %s is a search, and a plain call with only a page and an order', (id, query) => {
    const endpoint = signedIn.find((one) => one.id === id);
    if (!endpoint) throw new Error(`There is no ${id}.`);
    expect(costOf(endpoint, at(query))).toBe('search');
    const plain =
      '?pageNo=3&PageNo=3&Page=3&rowsPerPage=20&RowsPerPage=20&sortBy=ID&sortType=desc&q=&SearchQuery=';
    expect(costOf(endpoint, at(plain))).toBe('call');
  });
});

test('a search by its body is a search, whatever its address', () => {
  expect(costOf(findRecords, at())).toBe('search');
});

test.each([
  [{ processors: 1, connections: 16 }],
  [referenceCapacity],
  [{ processors: 8, connections: 20 }],
  [{ processors: 64, connections: 200 }],
])(
  'on %j a user has at most half of the tenant’s limits, and no tenant has a whole class or all connections',
  (capacity) => {
    const classes = workClassesOf(capacity);
    for (const [work, { perUser, perTenant, perProcess, queueTimeout }] of Object.entries(classes)) {
      if (work === 'signIn') continue;
      expect(perUser, work).toBeLessThanOrEqual(perTenant / 2);
      expect(perTenant, work).toBeLessThan(perProcess);
      // The portal's request timeout is 20 seconds.
      expect(queueTimeout, work).toBeLessThan(20);
    }
    expect(connectionsOfTenant(classes)).toBeLessThan(capacity.connections);
  },
);

test('limits scale with processors and connections, and equal the table on the reference machine', () => {
  expect(workClassesOf(referenceCapacity)).toEqual(workClasses);
  const larger = workClassesOf({ processors: 8, connections: 40 });
  expect(larger.report).toMatchObject({ perUser: 4, perTenant: 8, perProcess: 12 });
  expect(larger.call).toMatchObject({ perUser: 8, perTenant: 16, perProcess: 48 });
  // Uploads are bounded by memory, and password hashes by the threads of Node.
  expect(larger.upload).toEqual(workClasses.upload);
  expect(larger.signIn).toMatchObject({ perUser: 3, perTenant: 3, perProcess: 3 });
});

test('the page for operators lists every class with its limits, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/operating/limits.md'), 'utf8');
  const rows = page.match(/^\| `\w+` \|(?: \d+ \|)+$/gm);
  expect(rows).toEqual(
    Object.entries(workClasses).map(
      ([work, { perUser, perTenant, perProcess, maxQueued, queueTimeout, retryAfter }]) =>
        `| \`${work}\` | ${[perUser, perTenant, perProcess, maxQueued, queueTimeout, retryAfter].join(' | ')} |`,
    ),
  );
});

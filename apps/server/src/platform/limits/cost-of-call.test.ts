import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyEndpoint } from '../http/every-endpoint.ts';
import { connectionsOfTenant, usualCapacity, workClasses, workClassesOf } from '../../config/work-classes.ts';
import { costOf } from './cost-of-call.ts';

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
  ])('%s with %s is a search, and a plain call with nothing but its page', (id, query) => {
    const endpoint = signedIn.find((one) => one.id === id);
    if (!endpoint) throw new Error(`There is no ${id}.`);
    expect(costOf(endpoint, at(query))).toBe('search');
    const plain =
      '?pageNo=3&PageNo=3&Page=3&rowsPerPage=20&RowsPerPage=20&sortBy=ID&sortType=desc&q=&SearchQuery=';
    expect(costOf(endpoint, at(plain))).toBe('call');
  });
});

test.each([
  [{ processors: 1, connections: 16 }],
  [usualCapacity],
  [{ processors: 8, connections: 20 }],
  [{ processors: 64, connections: 200 }],
])(
  'on %j a person has at most half of the tenant’s limits, and no tenant all of them or all connections',
  (capacity) => {
    const classes = workClassesOf(capacity);
    for (const [work, { perPerson, perTenant, inAll, patience }] of Object.entries(classes)) {
      if (work === 'signIn') continue;
      expect(perPerson, work).toBeLessThanOrEqual(perTenant / 2);
      expect(perTenant, work).toBeLessThan(inAll);
      // The portal gives up after 20 seconds.
      expect(patience, work).toBeLessThan(20);
    }
    expect(connectionsOfTenant(classes)).toBeLessThan(capacity.connections);
  },
);

test('limits follow the processors and the connections, and are those of the table on the usual machine', () => {
  expect(workClassesOf(usualCapacity)).toEqual(workClasses);
  const larger = workClassesOf({ processors: 8, connections: 40 });
  expect(larger.report).toMatchObject({ perPerson: 4, perTenant: 8, inAll: 12 });
  expect(larger.call).toMatchObject({ perPerson: 8, perTenant: 16, inAll: 48 });
  // Memory, not processors, bounds uploads; threads of Node bound passwords.
  expect(larger.upload).toEqual(workClasses.upload);
  expect(larger.signIn).toMatchObject({ perPerson: 3, perTenant: 3, inAll: 3 });
});

test('the page for operators has every class with its figures, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/operating/limits.md'), 'utf8');
  const rows = page.match(/^\| `\w+` \|.*$/gm);
  expect(rows).toEqual(
    Object.entries(workClasses).map(
      ([work, { perPerson, perTenant, inAll, waiting, patience, comeAgain }]) =>
        `| \`${work}\` | ${[perPerson, perTenant, inAll, waiting, patience, comeAgain].join(' | ')} |`,
    ),
  );
});

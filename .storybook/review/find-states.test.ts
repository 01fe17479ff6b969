import { describe, expect, test } from 'vitest';
import type { StateRecord } from '../../tools/review/records.ts';
import { findStates } from './find-states.ts';

/** The title of a test. Written in one piece it would count as a test of these requirements. */
const titled = (sentence: string, ids: string) => `${sentence} (${ids})`;

function state(
  id: string,
  name: string,
  tests: readonly string[],
  facts: Partial<StateRecord> = {},
): StateRecord {
  return {
    Id: id,
    Area: id.slice(0, id.indexOf('.')),
    Due: true,
    Stories: [{ Id: id, Title: 'Screens/Applications', Name: name, Tests: tests }],
    Rows: [],
    Decisions: [],
    Review: null,
    ...facts,
  };
}

const states = [
  state('list.pagination.last-page', 'Last page', [titled('ends at the last page', 'LIST-048 to LIST-052')], {
    Rows: ['LIST-048', 'LIST-049', 'LIST-050', 'LIST-051', 'LIST-052'],
  }),
  state('list.page.failed', 'Failed', [titled('offers Retry after a failure', 'LIST-090, OP-250')], {
    Rows: ['LIST-090'],
    Decisions: ['OP-250'],
  }),
  state('users.page.populated', 'Users of a tenant', ['lists users']),
];

const found = (query: string) =>
  findStates(states, query).map(({ state: { Id }, text, marks }) => [
    Id,
    marks.reduceRight(
      (marked, [start, end]) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
      text,
    ),
  ]);

describe('finds a state and what matched', () => {
  test.each([
    ['part of its id', 'users.page', [['users.page.populated', '[users.page].populated']]],
    [
      'a requirement',
      'list-090',
      [['list.page.failed', 'offers Retry after a failure ([LIST-090], OP-250)']],
    ],
    [
      'a requirement within a range',
      'LIST-050',
      [['list.pagination.last-page', 'ends at the last page ([LIST-048 to LIST-052])']],
    ],
    ['a decision', 'OP-250', [['list.page.failed', 'offers Retry after a failure (LIST-090, [OP-250])']]],
    [
      'a word of a test',
      'retry',
      [['list.page.failed', 'offers [Retry] after a failure (LIST-090, OP-250)']],
    ],
    [
      'words in another order',
      'failure offers',
      [['list.page.failed', '[offers] Retry after a [failure] (LIST-090, OP-250)']],
    ],
    ['the name of its story', 'Last page', [['list.pagination.last-page', '[Last page]']]],
    ['nothing', 'zzz', []],
    ['no text', '  ', []],
  ] as const)('by %s (DESK-014)', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});

test('lists states found by their id first', () => {
  expect(found('users').map(([id]) => id)).toEqual(['users.page.populated']);
  expect(found('page').map(([id]) => id)).toEqual([
    'list.pagination.last-page',
    'list.page.failed',
    'users.page.populated',
  ]);
});

test('finds within 50 ms in 338 states with ten tests each (DESK-014)', () => {
  const title = titled(
    'shows a sentence of common length about what a person notices',
    'LIST-048 to LIST-052',
  );
  const many = Array.from({ length: 338 }, (_, index) =>
    state(
      `area.page.state-${index}`,
      'Populated',
      Array.from({ length: 10 }, () => title),
    ),
  );
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    findStates(many, 'person never sentence');
    return performance.now() - start;
  });
  // The fastest: other work on the machine slows down the rest.
  expect(Math.min(...times)).toBeLessThan(50);
});

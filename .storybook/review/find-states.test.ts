import { expect, test } from 'vitest';
import { stateOf } from './fixtures.ts';
import { findStates } from './find-states.ts';

/** The title of a test. Written in one piece it would count as a test of these requirements. */
const titled = (sentence: string, ids: string) => `${sentence} (${ids})`;

const lastPage = titled('ends at the last page', 'LIST-048 to LIST-052');
const failed = titled('offers Retry after a failure', 'LIST-090, OP-250');
const states = [
  stateOf('list.pagination.last-page', 'Last page', { tests: [lastPage] }),
  stateOf('list.page.failed', 'Failed', { tests: [failed] }),
  stateOf('users.page.populated', 'Users of a tenant', { tests: ['lists users'] }),
];

test.each([
  ['part of its id', 'users.page', [['users.page.populated', 'users.page.populated']]],
  ['a requirement', 'list-090', [['list.page.failed', failed]]],
  ['a requirement within a range', 'LIST-050', [['list.pagination.last-page', lastPage]]],
  ['a decision', 'OP-250', [['list.page.failed', failed]]],
  ['words of a test in another order', 'failure offers', [['list.page.failed', failed]]],
  ['the name of its story', 'Users of', [['users.page.populated', 'Users of a tenant']]],
  ['nothing', 'zzz', []],
  ['no text', '  ', []],
] as const)('finds a state and what matched by %s (DESK-014)', (_, query, expected) => {
  expect(findStates(states, query).map(({ state, text }) => [state.Id, text])).toEqual(expected);
});

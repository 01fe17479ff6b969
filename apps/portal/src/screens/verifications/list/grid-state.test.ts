import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import {
  createGridStates,
  gridStateName,
  parseGridState,
  requestedState,
  type GridState,
} from './grid-state.ts';

const fionas = gridStateName('harbour', 'G-FULL');
const second: GridState = {
  currentPage: 2,
  searchText: 'acme',
  service: 'Individual',
  type: 'Individual',
};

/** A browser with one storage for all tabs. */
function aBrowser(stored = memoryStorage()) {
  return {
    stored,
    tab(session = memoryStorage()) {
      const left: (() => void)[] = [];
      const start = () =>
        createGridStates({
          stored,
          session,
          onLeave: (callback) => void left.push(callback),
        });
      return { start, leave: () => left.forEach((callback) => callback()) };
    },
  };
}

test('stores page, search, service and toggle under tenant and user (ENT-040, VER-043, OP-203, CONST-041)', () => {
  const { stored, tab } = aBrowser();
  tab().start().write(fionas, second);
  expect(gridStateName('harbour', 'G-FULL')).toBe('verificationGridState.harbour.G-FULL');
  expect(JSON.parse(stored.getItem(fionas) ?? '')).toEqual({
    currentPage: 2,
    searchText: 'acme',
    service: 'Individual',
    type: 'Individual',
  });
});

test('restores the state within the session, and only for the same user (VER-044)', () => {
  const states = aBrowser().tab().start();
  states.write(fionas, second);
  expect(states.read(fionas)).toEqual(second);
  expect(states.read(gridStateName('harbour', 'G-MY'))).toBeUndefined();
  expect(states.read(gridStateName('meridian', 'G-FULL'))).toBeUndefined();
});

test('starts a new session or a reload with an empty state (VER-045, VER-079, OP-202)', () => {
  const { stored, tab } = aBrowser();
  const first = tab();
  first.start().write(fionas, second);
  stored.setItem('another', 'stays');
  first.leave();
  expect(first.start().read(fionas)).toBeUndefined();
  expect(stored.getItem(fionas)).toBeNull();
  expect(stored.getItem('another')).toBe('stays');
});

test('clears the stored state in a new tab, but not the copy of a running tab (OP-202)', () => {
  const { stored, tab } = aBrowser();
  const running = tab().start();
  running.write(fionas, second);
  expect(tab().start().read(fionas)).toBeUndefined();
  expect(running.read(fionas)).toEqual(second);
  running.write(fionas, { ...second, currentPage: 3 });
  expect(parseGridState(stored.getItem(fionas))?.currentPage).toBe(3);
});

test('keeps the state in memory when storage is blocked', () => {
  const states = createGridStates({ stored: undefined, session: undefined, onLeave: () => undefined });
  states.write(fionas, second);
  expect(states.read(fionas)).toEqual(second);
});

test.each([
  null,
  '',
  'x',
  'null',
  '[]',
  '{"currentPage":0,"searchText":"","service":"Company"}',
  '{"currentPage":1.5,"searchText":"","service":"Company"}',
  '{"currentPage":1,"searchText":5,"service":"Company"}',
  '{"currentPage":1,"searchText":["a"],"service":"Company"}',
  '{"currentPage":1,"searchText":"","service":"ABN lookup"}',
  '{"currentPage":1000000000,"searchText":"","service":"Company"}',
  '{"currentPage":"1","searchText":"","service":"Company"}',
  '{"currentPage":1,"service":"Company"}',
  `{"currentPage":1,"searchText":"${'a'.repeat(201)}","service":"Company"}`,
])('rejects %j as a state', (text) => {
  expect(parseGridState(text)).toBeUndefined();
});

test('accepts the longest search on the first and the last possible page', () => {
  for (const currentPage of [1, 999_999_999]) {
    const state = { ...second, currentPage, searchText: 'a'.repeat(200) };
    expect(parseGridState(JSON.stringify(state))).toEqual(state);
  }
});

test('restores the stored state in a running session, for example after the user types the address', () => {
  const { tab } = aBrowser();
  const running = tab();
  running.start().write(fionas, second);
  expect(running.start().read(fionas)).toEqual(second);
});

test.each([
  ['q=acme&type=Individual', 'acme', 'Individual'],
  ['q=acme', 'acme', 'Company'],
  ['q=acme&type=Another', 'acme', 'Company'],
  ['q=%20', undefined, undefined],
  ['type=Individual', undefined, undefined],
  ['', undefined, undefined],
])('a link with %j asks for the search %j in %j (PALETTE-019)', (query, searchText, service) => {
  expect(requestedState(new URLSearchParams(query), ['Company', 'Individual'])).toEqual(
    searchText && { currentPage: 1, searchText, service, type: service },
  );
});

test('a link leads to a service that the user may see (PALETTE-020)', () => {
  const query = new URLSearchParams('q=acme&type=Company');
  expect(requestedState(query, ['Individual'])?.service).toBe('Individual');
  expect(requestedState(query, [])).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import {
  answered,
  asking,
  brokenOff,
  countResults,
  itemsToRun,
  mayRun,
  started,
  type ConfirmState,
} from './confirm-result.model.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));
const ok = (id: string) => ({ id, succeeded: true });
const bad = (id: string, message?: string) => ({ id, succeeded: false, message });
const sheet = (): ConfirmState => answered(started(asking), items, [ok('a'), bad('b', 'Busy'), ok('c')]);

describe('a plain answer', () => {
  test.each([
    [undefined, 'succeeded', 'Completed successfully.'],
    [{}, 'succeeded', 'Completed successfully.'],
    [{ succeeded: true, message: '' }, 'succeeded', 'Completed successfully.'],
    [{ message: 'Sent.' }, 'succeeded', 'Sent.'],
    [{ succeeded: false, message: 'Refused.' }, 'failed', 'Refused.'],
    [{ succeeded: false }, 'failed', 'An unknown error occurred.'],
  ] as const)('%j reads %s: %s', (answer, phase, message) => {
    expect(answered(started(asking), [], answer)).toMatchObject({ phase, message });
  });

  test('a run that breaks off has failed for an unknown reason', () => {
    expect(brokenOff(started(asking), items)).toMatchObject({
      phase: 'failed',
      message: 'An unknown error occurred.',
    });
  });
});

describe('a sheet of results', () => {
  test('counts what succeeded and what failed', () => {
    expect(countResults(sheet())).toEqual({ total: 3, succeeded: 2, failed: 1 });
  });

  test('an item the answer forgot is never called a success', () => {
    expect(answered(started(asking), items, [ok('a')]).results['b']).toEqual(
      bad('b', 'An unknown error occurred.'),
    );
  });

  test.each([undefined, null, 1, 'true', {}])('an item that says %j is never called a success', (said) => {
    const told = [{ id: 'a', succeeded: said as unknown as boolean, message: 'Done.' }];
    expect(answered(started(asking), [{ id: 'a' }], told).results['a']).toEqual(bad('a', 'Done.'));
  });

  test('what is no text is no reason', () => {
    const told = [{ id: 'a', succeeded: false, message: { text: 'Busy' } as unknown as string }];
    expect(answered(started(asking), [{ id: 'a' }], told).results['a']).toEqual(bad('a'));
  });

  test('a retry covers the failed ones only, in their order', () => {
    const state = answered(started(asking), items, [bad('c'), ok('b'), bad('a')]);
    expect(itemsToRun(state, items).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('a retry keeps the earlier successes', () => {
    const state = answered(started(sheet()), [{ id: 'b' }], [ok('b')]);
    expect(countResults(state)).toEqual({ total: 3, succeeded: 3, failed: 0 });
    expect(Object.keys(state.results)).toEqual(['a', 'b', 'c']);
  });

  test('a retry that breaks off leaves the failed ones failed and the others cancelled', () => {
    const state = brokenOff(started(sheet()), [{ id: 'b' }]);
    expect(state.phase).toBe('sheet');
    expect(state.results['b']).toEqual(bad('b', 'An unknown error occurred.'));
    expect(state.results['a']).toEqual(ok('a'));
  });
});

test('what was asked about runs whole, also where it is about nothing that can be named', () => {
  expect(itemsToRun(asking, items)).toEqual(items);
  expect(mayRun(asking, [])).toBe(true);
  expect(started(asking).phase).toBe('working');
});

test('while a retry is under way nothing can be run, and what no run has told of is not run again', () => {
  expect(itemsToRun(started(sheet()), items)).toEqual([]);
  expect(itemsToRun(sheet(), [...items, { id: 'new' }])).toEqual([{ id: 'b' }]);
});

test('a retry that is answered in one word stays on the sheet, and says nothing beside it', () => {
  const state = answered({ ...started(sheet()), message: 'Earlier' }, [{ id: 'b' }], { succeeded: true });
  expect(state).toMatchObject({ phase: 'sheet', message: '' });
  expect(countResults(state)).toEqual({ total: 3, succeeded: 3, failed: 0 });
});

test('nothing among the results is a failure of what it stands for', () => {
  const told = [null, ok('b')] as unknown as ReturnType<typeof ok>[];
  expect(countResults(answered(started(asking), items, told))).toEqual({ total: 3, succeeded: 1, failed: 2 });
});

test('nothing runs twice: not while working, not after a plain result, not when all succeeded', () => {
  expect(mayRun(asking, items)).toBe(true);
  expect(mayRun(started(asking), items)).toBe(false);
  expect(mayRun(sheet(), items)).toBe(true);
  expect(mayRun(brokenOff(started(asking), items), items)).toBe(false);
  expect(
    mayRun(
      answered(
        started(asking),
        items,
        items.map(({ id }) => ok(id)),
      ),
      items,
    ),
  ).toBe(false);
});

import { describe, expect, test } from 'vitest';
import {
  withAnswer,
  initialState,
  withFailure,
  countResults,
  itemsToRun,
  canRun,
  startRun,
  type ConfirmState,
} from './confirm-result.model.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));
const ok = (id: string) => ({ id, succeeded: true });
const bad = (id: string, message?: string) => ({ id, succeeded: false, message });
const sheet = (): ConfirmState =>
  withAnswer(startRun(initialState), items, [ok('a'), bad('b', 'Busy'), ok('c')]);

describe('a plain answer', () => {
  test.each([
    [undefined, 'succeeded', 'Completed successfully.'],
    [{}, 'succeeded', 'Completed successfully.'],
    [{ succeeded: true, message: '' }, 'succeeded', 'Completed successfully.'],
    [{ message: 'Sent.' }, 'succeeded', 'Sent.'],
    [{ succeeded: false, message: 'Refused.' }, 'failed', 'Refused.'],
    [{ succeeded: false }, 'failed', 'An unknown error occurred.'],
  ] as const)('%j reads %s: %s', (answer, phase, message) => {
    expect(withAnswer(startRun(initialState), [], answer)).toMatchObject({ phase, message });
  });

  test('a run that breaks off has failed for an unknown reason', () => {
    expect(withFailure(startRun(initialState), items)).toMatchObject({
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
    expect(withAnswer(startRun(initialState), items, [ok('a')]).results['b']).toEqual(
      bad('b', 'An unknown error occurred.'),
    );
  });

  test.each([undefined, null, 1, 'true', {}])('an item that says %j is never called a success', (said) => {
    const reported = [{ id: 'a', succeeded: said as unknown as boolean, message: 'Done.' }];
    expect(withAnswer(startRun(initialState), [{ id: 'a' }], reported).results['a']).toEqual(
      bad('a', 'Done.'),
    );
  });

  test('what is no text is no reason', () => {
    const reported = [{ id: 'a', succeeded: false, message: { text: 'Busy' } as unknown as string }];
    expect(withAnswer(startRun(initialState), [{ id: 'a' }], reported).results['a']).toEqual(bad('a'));
  });

  test('a retry covers the failed ones only, in their order', () => {
    const state = withAnswer(startRun(initialState), items, [bad('c'), ok('b'), bad('a')]);
    expect(itemsToRun(state, items).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('a retry keeps the earlier successes', () => {
    const state = withAnswer(startRun(sheet()), [{ id: 'b' }], [ok('b')]);
    expect(countResults(state)).toEqual({ total: 3, succeeded: 3, failed: 0 });
    expect(Object.keys(state.results)).toEqual(['a', 'b', 'c']);
  });

  test('a retry that breaks off leaves the failed ones failed and the others cancelled', () => {
    const state = withFailure(startRun(sheet()), [{ id: 'b' }]);
    expect(state.phase).toBe('results');
    expect(state.results['b']).toEqual(bad('b', 'An unknown error occurred.'));
    expect(state.results['a']).toEqual(ok('a'));
  });
});

test('what was asked about runs whole, also where it is about nothing that can be named', () => {
  expect(itemsToRun(initialState, items)).toEqual(items);
  expect(canRun(initialState, [])).toBe(true);
  expect(startRun(initialState).phase).toBe('running');
});

test('while a retry is under way nothing can be run, and what no run has reported of is not run again', () => {
  expect(itemsToRun(startRun(sheet()), items)).toEqual([]);
  expect(itemsToRun(sheet(), [...items, { id: 'new' }])).toEqual([{ id: 'b' }]);
});

test('a retry that is withAnswer in one word stays on the sheet, and says nothing beside it', () => {
  const state = withAnswer({ ...startRun(sheet()), message: 'Earlier' }, [{ id: 'b' }], { succeeded: true });
  expect(state).toMatchObject({ phase: 'results', message: '' });
  expect(countResults(state)).toEqual({ total: 3, succeeded: 3, failed: 0 });
});

test('nothing among the results is a failure of what it stands for', () => {
  const reported = [null, ok('b')] as unknown as ReturnType<typeof ok>[];
  expect(countResults(withAnswer(startRun(initialState), items, reported))).toEqual({
    total: 3,
    succeeded: 1,
    failed: 2,
  });
});

test('nothing runs twice: not while working, not after a plain result, not when all succeeded', () => {
  expect(canRun(initialState, items)).toBe(true);
  expect(canRun(startRun(initialState), items)).toBe(false);
  expect(canRun(sheet(), items)).toBe(true);
  expect(canRun(withFailure(startRun(initialState), items), items)).toBe(false);
  expect(
    canRun(
      withAnswer(
        startRun(initialState),
        items,
        items.map(({ id }) => ok(id)),
      ),
      items,
    ),
  ).toBe(false);
});

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

describe('one result for all', () => {
  test.each([
    [undefined, 'succeeded', 'Completed successfully.'],
    [{}, 'succeeded', 'Completed successfully.'],
    [{ succeeded: true, message: '' }, 'succeeded', 'Completed successfully.'],
    [{ message: 'Sent.' }, 'succeeded', 'Sent.'],
    [{ succeeded: false, message: 'Refused.' }, 'failed', 'Refused.'],
    [{ succeeded: false }, 'failed', 'An unknown error occurred.'],
  ] as const)('%j is %s: %s', (answer, phase, message) => {
    expect(withAnswer(startRun(initialState), [], answer)).toMatchObject({ phase, message });
  });

  test('fails for an unknown reason if the run throws', () => {
    expect(withFailure(startRun(initialState), items)).toMatchObject({
      phase: 'failed',
      message: 'An unknown error occurred.',
    });
  });
});

describe('a result for each item', () => {
  test('counts successes and failures', () => {
    expect(countResults(sheet())).toEqual({ total: 3, succeeded: 2, failed: 1 });
  });

  test('counts an item without a result as failed', () => {
    expect(withAnswer(startRun(initialState), items, [ok('a')]).results['b']).toEqual(
      bad('b', 'An unknown error occurred.'),
    );
  });

  test.each([undefined, null, 1, 'true', {}])('counts an item that reports %j as failed', (said) => {
    const reported = [{ id: 'a', succeeded: said as unknown as boolean, message: 'Done.' }];
    expect(withAnswer(startRun(initialState), [{ id: 'a' }], reported).results['a']).toEqual(
      bad('a', 'Done.'),
    );
  });

  test('ignores a reason that is not a string', () => {
    const reported = [{ id: 'a', succeeded: false, message: { text: 'Busy' } as unknown as string }];
    expect(withAnswer(startRun(initialState), [{ id: 'a' }], reported).results['a']).toEqual(bad('a'));
  });

  test('retries only the failed items, in their order', () => {
    const state = withAnswer(startRun(initialState), items, [bad('c'), ok('b'), bad('a')]);
    expect(itemsToRun(state, items).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('keeps the earlier successes after a retry', () => {
    const state = withAnswer(startRun(sheet()), [{ id: 'b' }], [ok('b')]);
    expect(countResults(state)).toEqual({ total: 3, succeeded: 3, failed: 0 });
    expect(Object.keys(state.results)).toEqual(['a', 'b', 'c']);
  });

  test('keeps the earlier results if a retry throws', () => {
    const state = withFailure(startRun(sheet()), [{ id: 'b' }]);
    expect(state.phase).toBe('results');
    expect(state.results['b']).toEqual(bad('b', 'An unknown error occurred.'));
    expect(state.results['a']).toEqual(ok('a'));
  });
});

test('runs all items at first, or the action without items', () => {
  expect(itemsToRun(initialState, items)).toEqual(items);
  expect(canRun(initialState, [])).toBe(true);
  expect(startRun(initialState).phase).toBe('running');
});

test('runs nothing during a retry, and only items with a failed result afterwards', () => {
  expect(itemsToRun(startRun(sheet()), items)).toEqual([]);
  expect(itemsToRun(sheet(), [...items, { id: 'new' }])).toEqual([{ id: 'b' }]);
});

test('applies one result for all of a retry to each retried item, without a message', () => {
  const state = withAnswer({ ...startRun(sheet()), message: 'Earlier' }, [{ id: 'b' }], { succeeded: true });
  expect(state).toMatchObject({ phase: 'results', message: '' });
  expect(countResults(state)).toEqual({ total: 3, succeeded: 3, failed: 0 });
});

test('counts an empty entry of the results as a failure', () => {
  const reported = [null, ok('b')] as unknown as ReturnType<typeof ok>[];
  expect(countResults(withAnswer(startRun(initialState), items, reported))).toEqual({
    total: 3,
    succeeded: 1,
    failed: 2,
  });
});

test('never runs twice: not during a run, after one result for all, or after success of all items', () => {
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

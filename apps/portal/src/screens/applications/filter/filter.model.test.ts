import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dialogFilters,
  draftOf,
  emptyDraft,
  nothingTicked,
  sameDraft,
  tickable,
  type FilterDraft,
} from './filter.model.ts';
import { plainList } from '../question/list.location.ts';

const ticked = (change: Partial<FilterDraft>): FilterDraft => ({ ...emptyDraft, ...change });

describe('what is ticked', () => {
  test.each<[FilterDraft, FilterDraft, boolean]>([
    [emptyDraft, emptyDraft, true],
    [ticked({ status: ['A', 'B'] }), ticked({ status: ['B', 'A'] }), true],
    [ticked({ status: ['A', 'B'] }), ticked({ status: ['A', 'C'] }), false],
    [ticked({ status: ['A', 'B'] }), ticked({ status: ['A'] }), false],
    [ticked({ status: ['A'] }), ticked({ label: ['A'] }), false],
    [ticked({ label: [''] }), emptyDraft, false],
    [ticked({ status: ['A', 'A'] }), ticked({ status: ['A'] }), true],
  ])('%j and %j are the same: %s (LIST-070, LIST-071)', (one, other, same) => {
    expect(sameDraft(one, other)).toBe(same);
    expect(sameDraft(other, one)).toBe(same);
  });

  test('is the same in any order of ticking, and another as soon as one more is ticked (LIST-071)', () => {
    const values = fc.uniqueArray(fc.string());
    const shuffled = values.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.string()),
    );
    fc.assert(
      fc.property(fc.constantFrom(...dialogFilters), shuffled, (name, [list, again, more]) => {
        const one = ticked({ [name]: list });
        expect(sameDraft(one, ticked({ [name]: again }))).toBe(true);
        expect(sameDraft(one, ticked({ [name]: [...again, more] }))).toBe(list.includes(more));
      }),
    );
  });

  test("is nothing without a single value, and something with '(None)' alone (LIST-073)", () => {
    expect(nothingTicked(emptyDraft)).toBe(true);
    for (const name of dialogFilters) expect(nothingTicked(ticked({ [name]: [''] }))).toBe(false);
  });

  test('begins with the filters in force, without the products (LIST-069)', () => {
    const filters = { ...plainList('my').filters, status: ['Locked'], products: ['Cash'] };
    expect(draftOf(filters)).toEqual(ticked({ status: ['Locked'] }));
  });
});

describe('what can be ticked', () => {
  const options = [
    { Name: 'Bob Busy', Value: 'G-BOB' },
    { Name: 'Ann Able', Value: 'G-ANN' },
  ];
  const labels = (inForce: readonly string[]) => tickable(options, inForce).map(({ label }) => label);

  test("is what the server lists, in the server's order", () => {
    expect(labels([])).toEqual(['Bob Busy', 'Ann Able']);
  });

  test('takes in what is in force and no option names', () => {
    expect(labels(['G-ANN', 'G-GONE', ''])).toEqual(['Bob Busy', 'Ann Able', 'G-GONE']);
  });
});

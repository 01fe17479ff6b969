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
import { defaultLocation } from '../query/list.location.ts';

const ticked = (change: Partial<FilterDraft>): FilterDraft => ({ ...emptyDraft, ...change });

describe('the draft of the filters', () => {
  test.each<[FilterDraft, FilterDraft, boolean]>([
    [emptyDraft, emptyDraft, true],
    [ticked({ status: ['A', 'B'] }), ticked({ status: ['B', 'A'] }), true],
    [ticked({ status: ['A', 'B'] }), ticked({ status: ['A', 'C'] }), false],
    [ticked({ status: ['A', 'B'] }), ticked({ status: ['A'] }), false],
    [ticked({ status: ['A'] }), ticked({ label: ['A'] }), false],
    [ticked({ label: [''] }), emptyDraft, false],
    [ticked({ status: ['A', 'A'] }), ticked({ status: ['A'] }), true],
  ])('%j and %j are equal: %s (LIST-070, LIST-071)', (one, other, same) => {
    expect(sameDraft(one, other)).toBe(same);
    expect(sameDraft(other, one)).toBe(same);
  });

  test('ignores the order of selection and differs when one more option is selected (LIST-071)', () => {
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

  test("is empty without any value and not empty with '(None)' alone (LIST-073)", () => {
    expect(nothingTicked(emptyDraft)).toBe(true);
    for (const name of dialogFilters) expect(nothingTicked(ticked({ [name]: [''] }))).toBe(false);
  });

  test('starts with the active filters, except the products (LIST-069)', () => {
    const filters = { ...defaultLocation('my').filters, status: ['Locked'], products: ['Cash'] };
    expect(draftOf(filters)).toEqual(ticked({ status: ['Locked'] }));
  });
});

describe('the options of a filter', () => {
  const options = [
    { Name: 'Bob Busy', Value: 'G-BOB' },
    { Name: 'Ann Able', Value: 'G-ANN' },
  ];
  const labels = (inForce: readonly string[]) => tickable(options, inForce).map(({ label }) => label);

  test("are those of the server, in the server's order", () => {
    expect(labels([])).toEqual(['Bob Busy', 'Ann Able']);
  });

  test('include active values that the server does not list', () => {
    expect(labels(['G-ANN', 'G-GONE', ''])).toEqual(['Bob Busy', 'Ann Able', 'G-GONE']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenTab, tabAfterKey } from './tabs.model.ts';

const tabs = [{ id: 'a' }, { id: 'b', disabled: true }, { id: 'c' }, { id: 'd' }];

describe('the key', () => {
  test.each([
    ['a', 'ArrowRight', false, 'c'],
    ['d', 'ArrowRight', false, 'a'],
    ['a', 'ArrowLeft', false, 'd'],
    ['a', 'ArrowLeft', true, 'c'],
    ['a', 'ArrowRight', true, 'd'],
    ['c', 'Home', false, 'a'],
    ['a', 'End', false, 'd'],
    ['a', 'ArrowDown', false, undefined],
    ['a', 'x', false, undefined],
  ])('from %s, %s (right to left: %s) leads to %s', (from, key, rtl, to) => {
    expect(tabAfterKey(tabs, from, key, rtl)).toBe(to);
  });

  test('never leads to a disabled tab and reaches all others', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id: fc.string(), disabled: fc.boolean() }), {
          selector: ({ id }) => id,
          maxLength: 9,
        }),
        (some) => {
          const enabled = some.filter(({ disabled }) => !disabled).map(({ id }) => id);
          const reached: string[] = [];
          let at = chosenTab(some, undefined);
          for (let step = 0; step < enabled.length && at !== undefined; step++) {
            reached.push(at);
            at = tabAfterKey(some, at, 'ArrowRight');
          }
          expect(reached).toEqual(enabled);
        },
      ),
    );
  });
});

describe('the selected tab', () => {
  test.each([
    ['c', 'c'],
    ['b', 'a'],
    ['gone', 'a'],
    [undefined, 'a'],
  ])('is, for %s, %s', (wanted, chosen) => {
    expect(chosenTab(tabs, wanted)).toBe(chosen);
  });

  test('is undefined if all tabs are disabled', () => {
    expect(chosenTab([{ id: 'a', disabled: true }], 'a')).toBeUndefined();
    expect(tabAfterKey([], undefined, 'ArrowRight')).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { withChosen } from './select.model.ts';

const entries = [
  { value: 'a', label: 'A' },
  { label: 'More', options: [{ value: 'b', label: 'B' }] },
];

test.each([
  ['a', entries, false],
  ['b', entries, false],
  ['', entries, true],
  ['c', [{ value: 'c', label: 'c' }, ...entries], false],
])('with %j selected the select can show it', (value, expected, unchosen) => {
  expect(withChosen(entries, value)).toEqual({ entries: expected, unchosen });
});

test('an empty value that is an option needs no placeholder', () => {
  expect(withChosen([{ value: '', label: 'None' }], '').unchosen).toBe(false);
});

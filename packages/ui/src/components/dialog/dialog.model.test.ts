import { expect, test } from 'vitest';
import { firstFocus } from './dialog.model.ts';

test.each([
  [['other-button', 'footer-button', 'field', 'field'], 2],
  [['other-button', 'footer-button', 'footer-button'], 1],
  [['other-button'], 0],
] as const)('gives the focus, of %j, to number %i', (kinds, expected) => {
  const candidates = kinds.map((kind, index) => ({ kind, index }));
  expect(firstFocus(candidates)?.index).toBe(expected);
});

test('returns nothing for a dialog without a control', () => {
  expect(firstFocus([])).toBeUndefined();
});

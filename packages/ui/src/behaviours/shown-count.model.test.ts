import { expect, test } from 'vitest';
import { formatNumber } from '../texts/english-numbers.ts';
import { knownKey } from './known-key.model.ts';
import { shownCount } from './shown-count.model.ts';

test.each([
  [0, '0'],
  [147, '147'],
  [1_000_000, '1,000,000'],
  ['20+', '20+'],
  ['', undefined],
  [NaN, undefined],
  [Infinity, undefined],
  [null, undefined],
  [undefined, undefined],
])('shows a count of %j as %j', (count, expected) => {
  expect(shownCount(count, formatNumber)).toBe(expected);
});

test.each(['danger', 'pink', 'constructor', '__proto__', ''])('falls back to a known tone for %j', (tone) => {
  const tones: Record<string, string> = { info: 'i', danger: 'd' };
  expect(tones[knownKey(tones, tone, 'info')]).toBe(tone === 'danger' ? 'd' : 'i');
});

import { describe, expect, test } from 'vitest';
import { shownLayout, splitFits } from './split-view.model.ts';

describe('two panes', () => {
  test.each([
    [1400, 'split', 'split'],
    [1200, 'split', 'split'],
    [1199, 'split', 'single'],
    [0, 'split', 'single'],
    [Number.NaN, 'split', 'single'],
    [undefined, 'split', 'single'],
    [1400, 'single', 'single'],
  ] as const)('in a window of %s px, preferring %s, are shown as %s', (width, preferred, shown) => {
    expect(shownLayout(preferred, splitFits(width))).toBe(shown);
  });
});

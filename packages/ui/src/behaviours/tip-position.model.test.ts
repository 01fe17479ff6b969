import { describe, expect, test } from 'vitest';
import { tipPosition } from './anchor-position.model.ts';

const view = { width: 400, height: 300 };
const tip = { width: 100, height: 24 };

test.each([
  ['centred below its anchor', { left: 150, top: 100, width: 40, height: 20 }, { left: 120, top: 124 }],
  ['above where the window ends', { left: 150, top: 270, width: 40, height: 20 }, { left: 120, top: 242 }],
  ['below where it just fits', { left: 150, top: 244, width: 40, height: 20 }, { left: 120, top: 268 }],
  ['above where it does not', { left: 150, top: 245, width: 40, height: 20 }, { left: 120, top: 217 }],
  ['inside the start edge', { left: 0, top: 100, width: 20, height: 20 }, { left: 8, top: 124 }],
  ['inside the end edge', { left: 390, top: 100, width: 10, height: 20 }, { left: 292, top: 124 }],
])('is placed %s', (_where, anchor, expected) => {
  expect(tipPosition(anchor, tip, view)).toEqual(expected);
});

describe('the tooltip of a truncated cell', () => {
  const view = { width: 400, height: 300 };
  const size = { width: 100, height: 24 };
  test.each([
    [
      'stands under its start',
      { left: 150, right: 250, top: 100, bottom: 144 },
      false,
      { left: 150, top: 144 },
    ],
    [
      'stands under its end from right to left',
      { left: 150, right: 290, top: 100, bottom: 144 },
      true,
      { left: 190, top: 144 },
    ],
    [
      'stands above where the window ends',
      { left: 150, right: 250, top: 250, bottom: 294 },
      false,
      { left: 150, top: 226 },
    ],
    [
      'stands below where it just fits',
      { left: 150, right: 250, top: 224, bottom: 268 },
      false,
      { left: 150, top: 268 },
    ],
    [
      'stands above where it does not',
      { left: 150, right: 250, top: 225, bottom: 269 },
      false,
      { left: 150, top: 201 },
    ],
    [
      'stays inside the window',
      { left: 380, right: 480, top: 100, bottom: 144 },
      false,
      { left: 292, top: 144 },
    ],
    [
      'stays inside the window at its start',
      { left: -60, right: 40, top: 100, bottom: 144 },
      false,
      { left: 8, top: 144 },
    ],
  ])('%s', (_, { left, right, top, bottom }, rightToLeft, expected) => {
    const cell = { left, top, width: right - left, height: bottom - top };
    const edge = rightToLeft ? 'right' : 'left';
    expect(tipPosition(cell, size, view, { edge, gap: 0 })).toEqual(expected);
  });
});

import { expect, test } from 'vitest';
import { tipPosition } from './tooltip.model.ts';

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

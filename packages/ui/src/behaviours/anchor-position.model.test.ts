import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchoredPosition } from './anchor-position.model.ts';

const view = { width: 400, height: 300 };
const panel = { width: 120, height: 100 };

test.each([
  [
    'below its anchor',
    { left: 50, top: 40, width: 60, height: 30 },
    'left',
    { left: 50, top: 74, side: 'below' },
  ],
  [
    'aligned with its right edge',
    { left: 200, top: 40, width: 60, height: 30 },
    'right',
    { left: 140, top: 74, side: 'below' },
  ],
  [
    'above at the bottom of the window',
    { left: 50, top: 250, width: 60, height: 30 },
    'left',
    { left: 50, top: 146, side: 'above' },
  ],
  [
    'inside the right edge',
    { left: 380, top: 40, width: 20, height: 30 },
    'left',
    { left: 272, top: 74, side: 'below' },
  ],
  [
    'inside the left edge',
    { left: 0, top: 40, width: 20, height: 30 },
    'right',
    { left: 8, top: 74, side: 'below' },
  ],
] as const)('places a panel %s', (_where, anchor, edge, expected) => {
  expect(anchoredPosition(anchor, panel, view, edge)).toMatchObject(expected);
});

test.each([
  ['below if it just fits there', 150, 108, { side: 'below', top: 184, maxHeight: 108 }],
  [
    'above if it does not fit below and there is more room above',
    150,
    109,
    { side: 'above', top: 37, maxHeight: 138 },
  ],
  ['below if it fits nowhere and there is more room', 40, 400, { side: 'below', top: 74, maxHeight: 218 }],
  [
    'below if it fits nowhere and there is as much room',
    135,
    400,
    { side: 'below', top: 169, maxHeight: 123 },
  ],
  ['above if it fits nowhere and there is more room', 200, 400, { side: 'above', top: 8, maxHeight: 188 }],
] as const)('places a panel %s', (_where, top, height, expected) => {
  const anchor = { left: 50, top, width: 60, height: 30 };
  expect(anchoredPosition(anchor, { width: 120, height }, view)).toEqual({ left: 50, ...expected });
});

test('keeps a panel within the top and bottom of the window and never covers its anchor', () => {
  const px = fc.integer({ min: 0, max: 600 });
  fc.assert(
    fc.property(px, px, fc.integer({ min: 0, max: 2000 }), (top, height, wanted) => {
      fc.pre(top + height <= 600);
      const anchor = { left: 10, top, width: 40, height };
      const spot = anchoredPosition(anchor, { width: 100, height: wanted }, { width: 800, height: 600 });
      const drawn = Math.min(wanted, spot.maxHeight);
      const bottom = spot.top + drawn;
      if (spot.side === 'below') {
        expect(spot.top).toBeGreaterThanOrEqual(top + height);
        expect(drawn === 0 || bottom <= 600).toBe(true);
      } else {
        expect(bottom).toBeLessThanOrEqual(top);
        expect(drawn === 0 || spot.top >= 0).toBe(true);
      }
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortFigure, textWidth } from './chart-text.model.ts';
import { known, type Figure } from './chart.model.ts';
import { rowsLayout, type RowsInput } from './rows.model.ts';

const usual = {
  arrangement: 'stacked',
  width: 640,
  em: 12,
  figureOf: (value: Figure) => (known(value) ? shortFigure(value) : 'No figure'),
  noteOf: () => '',
  scaleTo: (top: number, length: number) => (value: number) => (value / top) * length,
  inside: true,
} as const satisfies Omit<RowsInput, 'rows'>;

const places = (values: Figure[], options: Partial<RowsInput> = {}) =>
  rowsLayout({ ...usual, ...options, rows: [{ label: 'Post', values }] }).rows[0]?.figures.map(
    ({ text, place }) => `${text} ${place}`,
  );

describe('a figure stands', () => {
  test.each([
    [[23], ['23 after']],
    [
      [124, 38],
      ['124 inside', '38 after'],
    ],
    [
      [1, 380],
      ['1 after', '380 after'],
    ],
    [
      [200, 200, 200],
      ['200 inside', '200 plate', '200 after'],
    ],
    [
      [0, 0],
      ['0 after', '0 after'],
    ],
    [
      [null, 5],
      ['No figure after', '5 after'],
    ],
    [[Number.NaN], ['No figure after']],
  ])('of %j as %j', (values, expected) => {
    expect(places(values)?.toSorted()).toEqual(expected.toSorted());
  });

  test('never inside a first series that it could not be read on', () => {
    expect(places([200, 200], { inside: false })).toEqual(['200 plate', '200 after']);
  });
});

describe('rows', () => {
  test('lay their labels above the bars in a narrow drawing', () => {
    const narrow = rowsLayout({ ...usual, width: 320, rows: [{ label: 'Post', values: [4] }] });
    expect(narrow.start).toBe(0);
    expect(narrow.rows[0]?.bars[0]?.y).toBeGreaterThan(narrow.rows[0]?.labelY ?? Infinity);
  });

  test('lay series beside one another where they are grouped', () => {
    const bars = rowsLayout({ ...usual, arrangement: 'grouped', rows: [{ label: 'Post', values: [4, 2] }] })
      .rows[0]?.bars;
    expect(bars?.map(({ series }) => series)).toEqual([0, 1]);
    expect(bars?.[1]?.y).toBeGreaterThan(bars?.[0]?.y ?? Infinity);
    expect(bars?.[0]?.width).toBeCloseTo((bars?.[1]?.width ?? 0) * 2);
  });

  test('cut no label that has room', () => {
    for (const label of ['All', 'Post', 'Enter details'])
      expect(rowsLayout({ ...usual, rows: [{ label, values: [1] }] }).rows[0]?.drawnLabel).toBe(label);
  });

  test('are none for no items', () => {
    expect(rowsLayout({ ...usual, rows: [] })).toMatchObject({ height: 0, rows: [] });
  });

  const anyFigure = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(null, undefined, 0, 1e308));
  const anyRows = fc.array(
    fc.record({
      label: fc.string({ unit: 'grapheme', maxLength: 200 }),
      values: fc.array(anyFigure, { maxLength: 4 }),
    }),
    { maxLength: 8 },
  );

  test('never hold a bar without a real size, overlapping another, or a figure over the edge', () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.constantFrom('stacked', 'grouped'),
        fc.integer({ min: 300, max: 1600 }),
        fc.constantFrom(12, 24),
        (rows, arrangement, width, em) => {
          const layout = rowsLayout({ ...usual, rows, arrangement, width, em });
          let bottom = 0;
          for (const row of layout.rows) {
            let right = 0;
            for (const bar of row.bars) {
              expect(bar.width).toBeGreaterThan(0);
              expect(Number.isFinite(bar.x + bar.width + bar.y + bar.height)).toBe(true);
              if (arrangement === 'stacked') expect(bar.x).toBeGreaterThanOrEqual(right);
              expect(bar.y).toBeGreaterThanOrEqual(bottom);
              right = bar.x + bar.width;
            }
            bottom = Math.max(
              bottom,
              ...row.bars.map(({ y, height }) => (arrangement === 'grouped' ? y : y + height)),
            );
            if (rows.every(({ values }) => values.length <= 2)) {
              for (const { text, x, place } of row.figures)
                expect(x + (place === 'after' ? textWidth(text) * em : 0)).toBeLessThanOrEqual(width + 1);
            }
          }
          expect(bottom).toBeLessThanOrEqual(layout.height + 0.01);
        },
      ),
    );
  });
});

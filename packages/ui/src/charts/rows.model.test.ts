import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortFigure } from './chart-figures.ts';
import { textWidth } from './chart-text.model.ts';
import { known, type Figure } from './chart.model.ts';
import { rowsLayout, type RowsInput } from './rows.model.ts';

const usual = {
  width: 640,
  em: 12,
  figureOf: (value: Figure) => (known(value) ? shortFigure(value) : 'No figure'),
  noteOf: () => '',
  scaleTo: (top: number, length: number) => (value: number) => (value / top) * length,
} as const satisfies Omit<RowsInput, 'rows'>;

const places = (values: Figure[], options: Partial<RowsInput> = {}) =>
  rowsLayout({ ...usual, ...options, rows: [{ label: 'Post', values }] }).rows[0]?.figures.map(
    ({ text, place }) => `${text} ${place}`,
  );

describe('the position of a figure', () => {
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
});

describe('with letters of 10 px and figures that are pixels', () => {
  const drawn = (values: readonly Figure[][], options: Partial<RowsInput> = {}) =>
    rowsLayout({
      ...usual,
      em: 10,
      width: 600,
      scaleTo: () => (value: number) => value,
      figureOf: () => '7',
      rows: values.map((each) => ({ label: 'Post', values: each })),
      ...options,
    });
  const figure = textWidth('7') * 10;

  test.each([
    ['one part', [[50]], { height: 15, gap: 13 }, {}],
    ['several parts', [[50, 60]], { height: 21, gap: 13 }, {}],
    ['a narrow drawing', [[50]], { height: 15, gap: 10 + 17 }, { width: 299 }],
  ] as const)('gives bars of %s their height and their distance', (_, [values], { height, gap }, options) => {
    const { rows, height: whole } = drawn([[...values], [...values]], options);
    const [first, second] = rows.map(({ bars }) => ({
      top: bars[0]?.y ?? Number.NaN,
      bottom: (bars.at(-1)?.y ?? Number.NaN) + (bars.at(-1)?.height ?? Number.NaN),
    }));
    expect(rows[0]?.bars[0]?.height).toBe(height);
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(gap);
    expect(second?.bottom).toBeCloseTo(whole);
  });

  test('aligns a label and its figures with the middle of their bar', () => {
    const { rows } = drawn([[50, 60]]);
    expect(rows[0]?.figures.map(({ series, y }) => [series, y])).toEqual([
      [0, 10.5],
      [1, 10.5],
    ]);
    expect(rows[0]?.labelY).toBe(10.5);
    expect(drawn([[50]]).rows[0]?.labelY).toBe(7.5);
    expect(drawn([[50]], { width: 299 }).rows[0]?.labelY).toBe(8);
  });

  test('places labels before bars from 30 letters of width on, with 1.3 letters between them', () => {
    expect(drawn([[50]], { width: 299 }).start).toBe(0);
    expect(drawn([[50]], { width: 300 }).start).toBeCloseTo(textWidth('Post') * 10 + 13);
  });

  test('limits a long label to 36 % of the width', () => {
    const { start, rows } = drawn([], { rows: [{ label: 'Long '.repeat(40), values: [50] }] });
    expect(start).toBe(216);
    expect(rows[0]?.drawnLabel).toMatch(/…$/);
    const width = textWidth(rows[0]?.drawnLabel ?? '') * 10;
    expect(width).toBeLessThanOrEqual(216 - 13 + 0.1);
    expect(width).toBeGreaterThan(216 - 13 - 10);
  });

  test('gives a drawing without any width room for a short label', () => {
    expect(drawn([[50]], { width: 0 }).rows[0]?.drawnLabel).toBe('Post');
  });

  test('separates parts by 2 px, and gives no room to empty ones', () => {
    const { start, rows } = drawn([[100, 0, 50]]);
    expect(rows[0]?.bars.map(({ series, x, width }) => [series, Math.round(x - start), width])).toEqual([
      [0, 0, 100],
      [2, 102, 50],
    ]);
  });

  test('ends a figure inside 0.8 letters before the end of its bar, and spaces the others by 0.6', () => {
    const { start, rows } = drawn([[100, 0, 100, 50]]);
    expect(rows[0]?.figures.map(({ place, x }) => [place, Math.round(x - start)])).toEqual([
      ['inside', 92],
      ['plate', 194],
      ['after', 254 + 6],
      ['after', Math.round(254 + 6 + figure + 6)],
    ]);
    expect((drawn([[null]]).rows[0]?.figures[0]?.x ?? 0) - start).toBe(6);
  });

  test('places a figure inside if it has 0.8 letters on either side', () => {
    const placeIn = (width: number) =>
      drawn([[width, 50]], { figureOf: () => 'm' }).rows[0]?.figures.find(({ series }) => series === 0)
        ?.place;
    expect([placeIn(10 + 16), placeIn(10 + 15.9)]).toEqual(['inside', 'after']);
  });

  test('places a figure with a note after the bar, and the next one half a letter after the note', () => {
    const { start, rows } = drawn([[100, 100]], { noteOf: () => '50 %' });
    const note = textWidth('50 %') * 10;
    const [one, other] = rows[0]?.figures.map(({ place, x }) => ({ place, x: x - start })) ?? [];
    expect(one).toEqual({ place: 'after', x: 208 });
    expect(other?.place).toBe('after');
    expect(other?.x).toBeCloseTo(208 + figure + 5 + note + 6);
  });
});

describe('rows', () => {
  test('use the full width: the figure after the longest bar ends at its edge', () => {
    const { rows } = rowsLayout({
      ...usual,
      rows: [7, 3].map((value) => ({ label: 'Post', values: [value] })),
    });
    const { x = 0, text = '' } = rows[0]?.figures[0] ?? {};
    expect(x + textWidth(text) * 12).toBeCloseTo(640);
  });

  test('have their labels above the bars in a narrow drawing', () => {
    const narrow = rowsLayout({ ...usual, width: 320, rows: [{ label: 'Post', values: [4] }] });
    expect(narrow.start).toBe(0);
    expect(narrow.rows[0]?.bars[0]?.y).toBeGreaterThan(narrow.rows[0]?.labelY ?? Infinity);
  });

  test('shorten no label that has room', () => {
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

  test('never contain a bar of invalid size, overlapping bars, or a figure beyond the edge', () => {
    fc.assert(
      fc.property(
        anyRows,
        fc.integer({ min: 300, max: 1600 }),
        fc.constantFrom(12, 24),
        (rows, width, em) => {
          const layout = rowsLayout({ ...usual, rows, width, em });
          let bottom = 0;
          for (const row of layout.rows) {
            let right = 0;
            for (const bar of row.bars) {
              expect(bar.width).toBeGreaterThan(0);
              expect(Number.isFinite(bar.x + bar.width + bar.y + bar.height)).toBe(true);
              expect(bar.x).toBeGreaterThanOrEqual(right);
              expect(bar.y).toBeGreaterThanOrEqual(bottom);
              right = bar.x + bar.width;
            }
            bottom = Math.max(bottom, ...row.bars.map(({ y, height }) => y + height));
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

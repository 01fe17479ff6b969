import { describe, expect, test } from 'vitest';
import { shortFigure } from './chart-figures.ts';
import { textWidth } from './chart-text.model.ts';
import { known, scaleFor, type Figure } from './chart.model.ts';
import { columnsLayout } from './columns.model.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const layout = (
  width: number,
  values: Figure[] = [18, 22, 19, 24, 27, 21, 25, 29, 23, 26, 28, 0],
  gridlines = true,
) =>
  columnsLayout({
    items: values.map((value, index) => ({ label: months[index] ?? '', value })),
    scale: scaleFor(29),
    gridlines,
    width,
    em: 12,
    figureOf: (value) => (known(value) ? shortFigure(value) : '–'),
    tickOf: shortFigure,
    scaleTo: (top, length) => (value) => (value / top) * length,
  });

describe('with letters of 10 px', () => {
  const drawn = (values: Figure[], width: number, gridlines = true) =>
    columnsLayout({
      items: values.map((value) => ({ label: 'Q1', value })),
      scale: scaleFor(29),
      gridlines,
      width,
      em: 10,
      figureOf: () => '7',
      tickOf: shortFigure,
      scaleTo: (top, length) => (value) => (value / top) * length,
    });

  test('gives the plot 13 letters of height, 1.8 above it for figures and 2 below it for labels', () => {
    const { base, height, gridlines } = drawn([29], 400) ?? {};
    expect([base, height]).toEqual([148, 168]);
    expect(gridlines?.map(({ y }) => Math.round(y))).toEqual([148, 105, 61, 18]);
  });

  test('begins the columns 0.8 letters after the widest figure of a line, each in the middle of its share', () => {
    const { start = 0, columns } = drawn([29, 15], 400) ?? {};
    expect(start).toBeCloseTo(textWidth('30') * 10 + 8);
    const share = (400 - start) / 2;
    expect(columns?.[0]?.x).toBeCloseTo(start + share / 2);
    expect(columns?.[1]?.x).toBeCloseTo(start + share * 1.5);
    expect(drawn([29], 400, false)?.start).toBe(0);
  });

  test.each([
    [8, 400, 50 * 0.65],
    [9, 450, 50 * 0.5],
    [1, 400, 56],
  ])('makes one of %i columns in %i px %d px wide', (count, width, expected) => {
    const bar = drawn(
      Array.from({ length: count }, () => 20),
      width,
      false,
    )?.columns[0];
    expect(bar?.barWidth).toBeCloseTo(expected);
  });

  test('makes a column as high as its figure, and a tiny one visible (FIGURES-043)', () => {
    const heights = drawn([15, 0.001], 400)?.columns.map(({ barHeight }) => barHeight);
    expect(heights).toEqual([65, 2]);
  });

  test('gives a label at least 0.2 letters on either side', () => {
    const width = (textWidth('Q1') + 0.4) * 10;
    expect(drawn([29], width, false)).not.toBeNull();
    expect(drawn([29], width - 0.1, false)).toBeNull();
  });
});

describe('columns', () => {
  test('share one base line within the width, each with its figure above', () => {
    const columns = layout(700)?.columns ?? [];
    expect(columns).toHaveLength(12);
    for (const { barX, barY, barWidth, barHeight } of columns) {
      expect(barX).toBeGreaterThanOrEqual(0);
      expect(barX + barWidth).toBeLessThanOrEqual(700);
      expect(barY + barHeight).toBeCloseTo(layout(700)?.base ?? 0);
    }
    expect(columns.at(-1)?.barHeight).toBe(0);
  });

  test('have lines at round figures, or none', () => {
    expect(layout(700)?.gridlines.map(({ text }) => text)).toEqual(['0', '10', '20', '30']);
    expect(layout(700, undefined, false)?.gridlines).toEqual([]);
  });

  test('become rows if a label or a figure is wider than its column', () => {
    expect(layout(320)).toBeNull();
    expect(layout(10)).toBeNull();
    expect(layout(Number.NaN)).toBeNull();
  });

  test('draw nothing for unknown and negative figures', () => {
    const heights = layout(700, [null, Number.NaN, -3, 0, 1])?.columns.map(({ barHeight }) => barHeight > 0);
    expect(heights).toEqual([false, false, false, false, true]);
  });

  test('are none for no items', () => {
    expect(layout(700, [])).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { shortFigure } from './chart-text.model.ts';
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

describe('columns', () => {
  test('stand on one base line, within the width, each below its figure', () => {
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

  test('lie down where a label or a figure is wider than its column', () => {
    expect(layout(320)).toBeNull();
    expect(layout(10)).toBeNull();
    expect(layout(Number.NaN)).toBeNull();
  });

  test('draw nothing for what is unknown or below zero', () => {
    const heights = layout(700, [null, Number.NaN, -3, 0, 1])?.columns.map(({ barHeight }) => barHeight > 0);
    expect(heights).toEqual([false, false, false, false, true]);
  });

  test('are none for no items', () => {
    expect(layout(700, [])).toBeNull();
  });
});

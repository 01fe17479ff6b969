import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullFigure, shareText, shortFigure } from './chart-figures.ts';
import { isolated, shortened, textWidth } from './chart-text.model.ts';

describe('a figure next to its bar', () => {
  test.each([
    [0, '0'],
    [9999, '9,999'],
    [10_000, '10K'],
    [12_480, '12.5K'],
    [1_250_001, '1.3M'],
    [999e12, '999T'],
    [1e15, '1e15'],
    [3.88e24, '3.9e24'],
    [0.30000000000000004, '0.3'],
    [-5, '-5'],
  ])('%s is short as %s', (value, text) => {
    expect(shortFigure(value)).toBe(text);
  });

  test('keeps every digit in the table', () => {
    expect(fullFigure(1_250_001)).toBe('1,250,001');
  });
});

describe('a share', () => {
  test.each([
    [162, 379, '43%'],
    [379, 379, '100%'],
    [0, 379, '0%'],
    [1, 1_000_000, '<1%'],
    [1, 200, '1%'],
    [199, 200, '>99%'],
    [999_999, 1_000_000, '>99%'],
    [-5, 10, '0%'],
    [0, 0, '0%'],
  ])('%i of %i reads %s', (value, total, text) => {
    expect(shareText(value, total)).toBe(text);
  });
});

describe('a label', () => {
  test.each([
    ['Individual', 20, 'Individual'],
    ['N'.repeat(200), 5, 'NNNNN…'],
    ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 3, '👩‍👩‍👧…'],
    ['Two words', 4, 'Two…'],
    ['W', 0, '…'],
    ['N', textWidth('N'), 'N'],
    ['NNN', textWidth('…') + textWidth('N'), 'N…'],
  ])('of %j in %d em is %j', (label, room, drawn) => {
    expect(shortened(label, room)).toBe(drawn);
  });

  test('never exceeds its room and never ends in half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.double({ min: 1, max: 50, noNaN: true }),
        (label, room) => {
          const drawn = shortened(label, room);
          expect(textWidth(drawn)).toBeLessThanOrEqual(room);
          expect(drawn.isWellFormed()).toBe(true);
        },
      ),
    );
  });

  test('is measured by its letters: narrow, wide, capital, small, and of other scripts', () => {
    const widths = ['i', 'm', 'N', 'n', '邮'].map(textWidth);
    expect(widths).toEqual([0.4, 1, 0.76, 0.66, 1.4]);
  });

  test('is isolated from the direction of the text around it', () => {
    expect(isolated('Post')).toBe('Post');
    expect(isolated('بريد')).toBe('\u2068بريد\u2069');
  });
});

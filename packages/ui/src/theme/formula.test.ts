import { expect, test } from 'vitest';
import { evaluator } from './evaluate.ts';
import { parseFormula } from './formula.ts';

const reader = (values: Readonly<Record<string, string>> = {}, dark = false) =>
  evaluator({ dark, textOf: (name) => values[name] });

test.each([
  ['calc(2px + 3px * 2)', { value: 8, unit: 'px' }],
  ['calc((2 + 3) * 2)', { value: 10, unit: '' }],
  ['1.5rem', { value: 24, unit: 'px' }],
  ['min(0.46, 0.4 + 0.1)', { value: 0.46, unit: '' }],
  ['max(1px, 2px)', { value: 2, unit: 'px' }],
  ['clamp(0, 1e9, 1)', { value: 1, unit: '' }],
  ['round(down, calc(36px * 0.875), 2px)', { value: 30, unit: 'px' }],
])('%s is an amount', (text, amount) => {
  expect(reader().amount(text)).toEqual(amount);
});

test.each([
  ['#0b5', '#00bb55'],
  ['#0b5cab', '#0b5cab'],
  ['transparent', '#00000000'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0.22 0.03 250 / 0.5)', '#101c2880'],
  ['oklch(from #ff0000 l c h)', '#ff0000'],
  ['oklch(from #777777 1 c h)', '#ffffff'],
  ['light-dark(#ffffff, #000000)', '#ffffff'],
  ['color-mix(in oklab, #ffffff 100%, #000000)', '#ffffff'],
  ['color-mix(in oklab, #ffffff, #000000)', '#636363'],
  ['color(from #336699 xyz-d65 x y z)', '#336699'],
])('%s is a colour', (text, hex) => {
  expect(reader().colourIn(text)).toBe(hex);
});

test('uses the second of two colours in dark mode', () => {
  expect(reader({}, true).colourIn('light-dark(#ffffff, #000000)')).toBe('#000000');
});

test('a colour follows the colour it is derived from', () => {
  const values = { '--a': '#ff0000', '--b': 'var(--a)', '--c': 'color-mix(in oklab, var(--b) 100%, #000)' };
  expect(reader(values).colour('--c')).toBe('#ff0000');
});

test.each([
  ['', 'Cut short: '],
  ['oklch(0.5', 'Cut short: oklch(0.5'],
  ['calc(1px', 'Cut short: calc(1px'],
  ['1 +', 'Cut short: 1 +'],
  ['#0b5 #fff', 'More than one value: #0b5 #fff'],
  ['1 ~', 'Not a value:  ~'],
  ['*', '* is out of place: *'],
])('rejects %j with a reason', (text, message) => {
  expect(() => parseFormula(text)).toThrow(new SyntaxError(message));
});

test('ignores spaces around a value', () => {
  expect(parseFormula(' #fff ')).toEqual({ kind: 'hex', value: '#fff' });
});

test.each([
  ['hsl(0 0% 0%)', 'Not a colour: hsl()'],
  ['red', 'Not a colour: word'],
  ['12px', 'Not a colour: number'],
  ['var(--missing)', '--missing has no value.'],
  ['color-mix(in oklab)', 'An argument is missing.'],
  ['oklch(none 0 0)', 'Not a number: none'],
  ['oklch(from)', 'Not a number: from'],
  ['oklch(#fff 0 0)', 'Not a number: #fff'],
  ['oklch(sin(1) 0 0)', 'Not a number: sin()'],
])('rejects %s as a colour', (text, message) => {
  expect(() => reader().colourIn(text)).toThrow(message);
});

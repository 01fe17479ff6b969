import { expect, test } from 'vitest';
import { auMobileMask, formatAuMobile, localDigits, isAuMobile } from './au-mobile.model.ts';
import { applyEdit } from './masked-input.model.ts';

test.each([
  ['0412345678', '0412 345 678', true],
  ['04a1-2', '0412', false],
  ['+61 412 345 678', '0412 345 678', true],
  ['+61 (0)412 345 678', '0412 345 678', true],
  ['0011 61 412 345 678', '0412 345 678', true],
  ['0512 345 678', '0512 345 678', false],
  ['041234567', '0412 345 67', false],
  ['04123456789', '0412 345 6789', false],
  ['10412345678', '1041 234 5678', false],
  ['99 61 412 345 678', '9961 412 345678', false],
  ['+61 412 345 6789', '6141 234 56789', false],
  ['+64 21 123 4567', '6421 123 4567', false],
])('formats %j as %j', (text, written, holds) => {
  expect(formatAuMobile(text)).toBe(written);
  expect(isAuMobile(localDigits(text))).toBe(holds);
});

test.each([
  ['0412-345-678', true],
  ['0412\u2011345\u2011678', true],
  ['0412.345.678', true],
  ['+61 (0) 412 345 678', true],
  ['0061 412 345 678', true],
  ['\u202a+61 412 345 678\u202c', true],
  ['0412 345 678 9', false],
  ['+61 412 345 678 9', false],
])('takes the pasted number %j with every digit: %s (OP-170)', (text, valid) => {
  const { characters } = applyEdit(auMobileMask, '', { text, caret: text.length, inserted: text });
  expect(isAuMobile(characters)).toBe(valid);
});

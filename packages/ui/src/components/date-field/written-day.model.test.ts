import { expect, test } from 'vitest';
import { layoutOf } from './date-segments.model.ts';
import { readDay } from './written-day.model.ts';

const dayFirst = layoutOf('DD/MM/YYYY').order;
const monthFirst = layoutOf('MMM D, YYYY').order;

test.each([
  ['1980-04-06', '1980-04-06'],
  ['1980-04-06T13:00:00Z', '1980-04-06'],
  ['1980/4/6', '1980-04-06'],
  ['6/4/1980', '1980-04-06'],
  ['06.04.1980 10:30', '1980-04-06'],
  [' 06-04-1980 ', '1980-04-06'],
  ['04/13/1980', '1980-04-13'],
  ['6 April 1980', '1980-04-06'],
  ['6th of Apr 1980', '1980-04-06'],
  ['Sept 6, 1980', '1980-09-06'],
  ['1980 May 6', '1980-05-06'],
  ['06041980', '1980-04-06'],
  ['19800406', '1980-04-06'],
  ['٠٦/٠٤/١٩٨٠', '1980-04-06'],
  ['6/4/80', undefined],
  ['30 Feb 1980', undefined],
  ['31/02/1980', undefined],
  ['Monday 6 April 1980', undefined],
  ['6 Ju 1980', undefined],
  ['April 1980', undefined],
  ['=1980-04-06', undefined],
  ['1980', undefined],
  ['', undefined],
])('reads %j as %s', (text, day) => {
  expect(readDay(text, dayFirst)).toBe(day);
});

test('reads digits in the order of the field', () => {
  expect(readDay('04/06/1980', dayFirst)).toBe('1980-06-04');
  expect(readDay('04/06/1980', monthFirst)).toBe('1980-04-06');
  expect(readDay('04061980', monthFirst)).toBe('1980-04-06');
});

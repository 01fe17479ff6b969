import { expect, test } from 'vitest';
import { beginsWords, markedParts, movedBy } from './command-list.model.ts';

test.each([
  ['ass', 'Assignee', true],
  ['ASS', 'assignee', true],
  ['signee', 'Assignee', false],
  ['ed add', 'Edit Email Address', true],
  ['add ed', 'Edit Email Address', true],
  ['ed zz', 'Edit Email Address', false],
  ['zoe', 'Zoë Lindqvist', true],
  ['Zoë', 'Zoe Lindqvist', true],
  ['doyle', 'Marchetti-Doyle', true],
  ['marchetti-d', 'Marchetti-Doyle', true],
  ["o'b", "Pat O'Brien", true],
  ['o’b', "Pat O'Brien", true],
  ["o'b", 'Pat O’Brien', true],
  ['strasse', 'Große Straße', true],
  ['grosse str', 'Große Straße', true],
  ['soren', 'Søren  Łęcki', true],
  ['  ', 'Anything', true],
])('finds with “%s” in “%s”: %s (PALETTE-011)', (search, text, found) => {
  expect(beginsWords(search, text)).toBe(found);
});

test.each([
  ['Elena Marchetti', 'mar', 'Elena [Mar]chetti'],
  ['Marchetti-Doyle', 'do m', '[M]archetti-[Do]yle'],
  ['Marchetti-Doyle', 'marchetti-d', '[Marchetti-D]oyle'],
  ['Zoë', 'zoe', '[Zoë]'],
  ['Zoe\u0308 Noe\u0308l', 'zoe l', '[Zoë] Noël'],
  ['Große Straße 5', 'grosse stras', '[Große] [Straß]e 5'],
  ['Pat O’Brien', "o'b", 'Pat [O’B]rien'],
  ['Amara', 'mar', 'Amara'],
  ['Reports', '', 'Reports'],
])('marks in %s the beginnings “%s”', (text, search, expected) => {
  const parts = markedParts(text, search);
  expect(parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')).toBe(expected);
});

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['PageDown', 1, 12, 6],
  ['PageDown', 9, 12, 11],
  ['PageUp', 7, 12, 2],
  ['PageUp', 2, 12, 0],
  ['Home', 2, 3, undefined],
  ['End', 0, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('moves by %s from %i of %i (PALETTE-006)', (key, active, count, expected) => {
  expect(movedBy(key, active, count)).toBe(expected);
});

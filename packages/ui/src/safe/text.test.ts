import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLines, cleanText } from './text.model.ts';
import { anyCharacter } from '../../../../tools/any-character.ts';

test.each([
  ['Zoe\u0308 Mu\u0308ller', 'Zoë Müller'],
  ['\u200bEXT\u200d-\u20607\ufeff', 'EXT-7'],
  ['\u202aJane\u202c \u2066Doe\u2069\u200e', 'Jane Doe'],
  ['Van\u00a0der \u2009 Berg\u3000', 'Van der Berg'],
  ['a\tb\r\nc\u2028d\u2800e', 'a b c d e'],
  ['soft\u00adhyphen\u034f\u3164', 'softhyphen'],
  ['\u0007bell\ud800', 'bell'],
  // Rejected where texts are stored.
  ['n\0ul', 'n\0ul'],
  // Joiners and selectors where people see their effect.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['രാജന\u0d4d\u200d', 'രാജന\u0d4d\u200d'],
  ['👩\u200d🚀 ❤\ufe0f 1\ufe0f\u20e3', '👩\u200d🚀 ❤\ufe0f 1\ufe0f\u20e3'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  // And where they have none.
  ['محمد\u200c', 'محمد'],
  ['王\u200d小明', '王小明'],
  ['V\u200cI\u200dP\ufe0f', 'VIP'],
])('cleans %j', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test('keeps the lines of a text with lines, and nothing else that breaks one', () => {
  expect(cleanLines(' One\u00a0\u200b two \r\n\r\nthree\u2028four\r \t ')).toBe('One two\n\nthree\nfour');
});

test('changes no text that is clean', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedText, searchKey } from './search-key.model.ts';

test.each([
  ['Zoë Müller', 'zoe muller'],
  ['Zoe\u0308 Mu\u0308ller', 'zoe muller'],
  ['Pat O’Brien', "pat o'brien"],
  ['Pat O´Brien, O`Brien, Oʼbrien', "pat o'brien, o'brien, o'brien"],
  ['Marchetti\u2010Doyle \u2013 Trust', 'marchetti-doyle - trust'],
  ['“Harbour” Trust', '"harbour" trust'],
  ['Ann\u00a0 \t\u2003Lee', 'ann lee'],
  ['Ann\u200b Le\u00ade\u202c', 'ann lee'],
  ['Weiß, WEIẞ', 'weiss, weiss'],
  ['Søren Łęcki, Ægir Þór, Đặng, Oğuz Işık, Ħal', 'soren lecki, aegir thor, dang, oguz isik, hal'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['Алёна Йовович', 'алена иовович'],
  ['ﬁ ＡＢＣ №5', 'fi abc no5'],
  // Signs that make another word stay.
  ['हिन्दी', 'हिन्दी'],
  ['ก้อง', 'ก้อง'],
  ['が', 'か\u3099'],
])('folds %j to %j', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});

test('takes only the key’s outer spaces off, and keeps line breaks in a folded text', () => {
  expect(searchKey(' Zoë  ')).toBe('zoe');
  expect(foldedText(' Zoë \nÉ')).toBe(' zoe \ne');
});

test('folds no folded text further', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldedText(foldedText(text))).toBe(foldedText(text));
    }),
  );
});

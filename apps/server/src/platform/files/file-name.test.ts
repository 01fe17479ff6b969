import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanedFileName, distinctNames, extensionOf } from './file-name.ts';
import { anyCharacter } from '../../../../../tools/any-character.ts';

test.each([
  ['trust deed.pdf', 'trust deed.pdf'],
  ['C:\\fakepath\\deed.PDF', 'deed.PDF'],
  ['../../etc/passwd', 'passwd'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['a.pdf\0.html', 'a.pdf.html'],
  ['a.pdf%00.html', 'a.pdf%00.html'],
  ['deed?<1>:"2"|*.pdf', 'deed__1___2___.pdf'],
  ['  . deed .pdf. ', 'deed.pdf'],
  ['Beschlu\u0308sse 2026 – № 4.docx', 'Beschlüsse 2026 – № 4.docx'],
  ['', 'unnamed'],
  ['///', 'unnamed'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
])('stores %j as %j', (sent, stored) => {
  expect(cleanedFileName(sent)).toBe(stored);
});

test('no stored name has a path or a bidirectional control character, and none is longer than 150', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (sent) => {
      const name = cleanedFileName(sent);
      expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(150);
    }),
    { numRuns: 200 },
  );
});

test('cuts a name of 100,000 characters in time', () => {
  expect(cleanedFileName(`${'x'.repeat(100_000)}.pdf`)).toBe(`${'x'.repeat(146)}.pdf`);
});

test.each([
  ['a.pdf', '.pdf'],
  ['a.tar.GZ', '.GZ'],
  ['.pdf', ''],
  ['a', ''],
  ['a.p df', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test('makes equal names distinct, ignoring case, and keeps the others', () => {
  expect(distinctNames(['a.pdf', 'A.pdf', 'b.png', 'a.pdf', 'a (2).pdf', 'a.pdf'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'b.png',
    'a (3).pdf',
    'a (2) (2).pdf',
    'a (4).pdf',
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a.pdf', 'A.PDF', 'a (2).pdf', `${'x'.repeat(146)}.pdf`)),
      (names) => {
        const distinct = distinctNames(names).map((name) => name.toLowerCase());
        expect(new Set(distinct).size).toBe(names.length);
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endKept, fileSize, middleShortened, shownFileName } from './file-name.model.ts';
import { anyCharacter } from '../../../../../tools/any-character.ts';

describe('the name of a file', () => {
  test.each([
    ['passport.pdf', 'passport.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ann\\scan.png', 'scan.png'],
    ['folder/', 'folder'],
    ['folder/ ', 'folder'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['a\u2066b\u2069.pdf', 'ab.pdf'],
    ['two\nlines\t.pdf', 'twolines.pdf'],
    ['zero\u200bwidth.pdf', 'zerowidth.pdf'],
    ['👩‍👩‍👧.jpg', '👩‍👩‍👧.jpg'],
    ['صورة.jpg', 'صورة.jpg'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['  much   room .pdf ', 'much room .pdf'],
    ['', 'Unnamed file'],
    ['///', 'Unnamed file'],
    ['\u202e', 'Unnamed file'],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  test('never contains a folder, a control character or half a character, and is never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (name) => {
        const shown = shownFileName(name);
        expect(shown).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown.trim()).not.toBe('');
      }),
    );
  });
});

describe('a long name', () => {
  test('keeps its beginning and its extension', () => {
    const short = middleShortened(`statement-${'x'.repeat(240)}-2026.pdf`, 30);
    expect(short).toMatch(/^statement-x+…x*-2026\.pdf$/);
    expect(short).toHaveLength(30);
  });

  test('is unchanged if it fits, and never cut within a character', () => {
    expect(middleShortened('short.pdf')).toBe('short.pdf');
    expect(middleShortened('x'.repeat(48))).toBe('x'.repeat(48));
    expect(middleShortened('👩‍👩‍👧'.repeat(50), 9)).toBe(`${'👩‍👩‍👧'.repeat(5)}…${'👩‍👩‍👧'.repeat(3)}`);
  });
});

describe('a name in a narrow container', () => {
  test('keeps its last characters apart from the part that may be cut', () => {
    expect(endKept(`statement-${'x'.repeat(20)}-2026.pdf`)).toEqual([
      `statement-${'x'.repeat(17)}`,
      'xxx-2026.pdf',
    ]);
  });

  test('is not divided if it is short', () => {
    expect(endKept('passport-of-elena-m.pdf')).toEqual(['passport-of-elena-m.pdf', '']);
    expect(endKept('x'.repeat(24))).toEqual(['x'.repeat(24), '']);
  });
});

describe('the size of a file', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [412_345, '412 KB'],
    [1500, '2 KB'],
    [999_500, '1 MB'],
    [20_360_000, '20 MB'],
    [1_240_000, '1.2 MB'],
    [20_000_000, '20 MB'],
    [3.2e9, '3.2 GB'],
    [1e18, '1000000 TB'],
    [-1, ''],
    [Number.NaN, ''],
    [undefined, ''],
  ])('%s reads %j', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

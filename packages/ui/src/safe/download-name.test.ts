import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadName } from './download-name.model.ts';
import { anyCharacter } from '../../../../tools/any-character.ts';

const PDF = 'application/pdf';

test.each([
  ['attachment; filename="report.pdf"', PDF, 'report.pdf'],
  ['attachment; filename=report.pdf', PDF, 'report.pdf'],
  ['attachment; filename = "two words.PDF"', PDF, 'two words.PDF'],
  ['attachment; filename="a;b.pdf"; size=3', PDF, 'a;b.pdf'],
  ['attachment; filename="say \\"hi\\".pdf"', PDF, 'say _hi_.pdf'],
  ["attachment; filename=x.pdf; filename*=UTF-8''na%C3%AFve%20%E2%82%AC.pdf", PDF, 'naïve €.pdf'],
  ["attachment; filename*=iso-8859-1'en'%A3%20rates.pdf", PDF, '£ rates.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=kept.pdf", PDF, 'kept.pdf'],
  ["attachment; filename*=utf-7''x.pdf; filename=kept.pdf", PDF, 'kept.pdf'],
  ['attachment', PDF, 'report.pdf'],
  ['', PDF, 'report.pdf'],
  [null, null, 'report.pdf'],
  ['attachment; filename=""', PDF, 'report.pdf'],
  ['attachment; filename="..\\\\..\\\\x.html"', PDF, 'x.html.pdf'],
  ['attachment; filename="../../etc/passwd"', PDF, 'passwd.pdf'],
  ['attachment; filename="C:\\\\temp\\\\a.pdf"', PDF, 'a.pdf'],
  ["attachment; filename*=UTF-8''%E2%80%AEfdp.exe", PDF, 'fdp.exe.pdf'],
  ["attachment; filename*=UTF-8''a%00.html%0d%0a.pdf", PDF, 'a.html.pdf'],
  ['attachment; filename=".htaccess"', PDF, 'htaccess.pdf'],
  ['attachment; filename="..."', PDF, 'report.pdf'],
  ['attachment; filename="CON.pdf"', PDF, '_CON.pdf'],
  ['attachment; filename="lpt1 .tar.pdf"', PDF, '_lpt1 .tar.pdf'],
  ['attachment; filename="x.exe. . "', PDF, 'x.exe.pdf'],
  ['attachment; filename="a.html"', 'text/html; charset=utf-8', 'a.html.pdf'],
  ['attachment; filename="a.jpeg"', 'image/jpeg', 'a.jpeg'],
  ['attachment; filename="a.JPG"', 'IMAGE/JPEG', 'a.JPG'],
  ['attachment; filename="list"', 'text/csv;charset=utf-8', 'list.csv'],
  ['attachment; filename="Report v1.2"', PDF, 'Report v1.2.pdf'],
  ['attachment; filename="first.pdf"; filename="second.pdf"', PDF, 'first.pdf'],
  ['attachment; filename=bare.pdf ; size=3', PDF, 'bare.pdf'],
  [`attachment; filename*="UTF-8''quoted.pdf"`, PDF, 'quoted.pdf'],
  ["attachment; filename*=? UTF-8''x.pdf; filename=kept.pdf", PDF, 'kept.pdf'],
  ["attachment; filename*=xutf-8''x.pdf; filename=kept.pdf", PDF, 'kept.pdf'],
  ["attachment; filename*=utf-8x''x.pdf; filename=kept.pdf", PDF, 'kept.pdf'],
  ["attachment; filename*=xiso-8859-1''x.pdf; filename=kept.pdf", PDF, 'kept.pdf'],
  ["attachment; filename*=iso-8859-15''x.pdf; filename=kept.pdf", PDF, 'kept.pdf'],
  ['attachment; filename="two  blanks.pdf"', PDF, 'two blanks.pdf'],
  ['attachment; filename="a.pdf . ."', PDF, 'a.pdf'],
  ['attachment; filename="a. . .pdf"', PDF, 'a.pdf'],
  ['attachment; filename="a.jpeg"', 'image/jpeg ; q=1', 'a.jpeg'],
  ['attachment; filename="a.pdf"', null, 'a.pdf'],
  [`attachment; filename="${'a'.repeat(200)}.pdf"`, PDF, `${'a'.repeat(146)}.pdf`],
  [`attachment; filename="${'é'.repeat(140)}.pdf"`, PDF, `${'é'.repeat(118)}.pdf`],
])('turns %s with type %s into %s', (header, type, name) => {
  expect(downloadName(header, 'report.pdf', type)).toBe(name);
});

test('falls back to .txt for an unknown type if the fallback has no extension', () => {
  expect(downloadName('attachment; filename=a', 'report', 'x/y')).toBe('a.txt');
});

const anyName = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '..',
        '/',
        '\\',
        ':',
        '\0',
        '\u202E',
        '\u2066',
        '.',
        ' ',
        'con',
        '.exe',
        '👩‍🚀',
        'a',
        '\uD800',
        '"',
        ';',
      ),
    )
    .map((parts) => parts.join('')),
);

test('returns a name that every system can save, with its type and without direction characters', () => {
  fc.assert(
    fc.property(anyName, fc.boolean(), (name, quoted) => {
      const header = quoted
        ? `attachment; filename="${name}"`
        : `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`;
      const saved = downloadName(header, 'report.pdf', PDF);
      expect(saved).toMatch(/^[^\s.].*\.pdf$/isu);
      expect(saved).not.toMatch(
        /[/\\:*?"<>|\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u,
      );
      expect(saved.length).toBeLessThanOrEqual(150);
      expect(new TextEncoder().encode(saved).length).toBeLessThanOrEqual(240);
      expect(saved.split('.')[0]?.trim()).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)$/i);
    }),
    { numRuns: 2000 },
  );
});

test('takes linear time for a long header', () => {
  const header = `attachment; ${'filename="\\'.repeat(20_000)}`;
  expect(downloadName(header, 'report.pdf', PDF)).toMatch(/\.pdf$/);
});

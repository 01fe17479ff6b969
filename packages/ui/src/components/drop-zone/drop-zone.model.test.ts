import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileSize, shownFileName, sortFiles, uploadPercent } from './drop-zone.model.ts';

const file = (name: string, size = 10) => ({ name, size });

describe('files that may be taken', () => {
  test('are those with a wanted ending, in any case', () => {
    const { taken, refused } = sortFiles([file('a.PDF'), file('b.exe')], { endings: ['.pdf', '.png'] });
    expect(taken).toEqual([file('a.PDF')]);
    expect(refused).toEqual([{ file: file('b.exe'), reason: 'Only .pdf, .png can be uploaded.' }]);
  });

  test.each([
    [0, 'The file is empty.'],
    [2_000_001, 'The file is larger than 2 MB.'],
  ])('are not of %i bytes: %s', (size, reason) => {
    expect(sortFiles([file('a.pdf', size)], { maxBytes: 2_000_000 }).refused[0]?.reason).toBe(reason);
  });

  test('are no more than there is room for, those already there included', () => {
    const { taken, refused } = sortFiles([file('a'), file('b')], { maxFiles: 2 }, 1);
    expect(taken).toEqual([file('a')]);
    expect(refused.map(({ reason }) => reason)).toEqual(['There is room for 2 files.']);
  });

  test('and those that may not are together all of them', () => {
    const files = fc.array(fc.record({ name: fc.string(), size: fc.nat() }));
    fc.assert(
      fc.property(files, fc.nat(5), (some, maxFiles) => {
        const { taken, refused } = sortFiles(some, { endings: ['.a'], maxBytes: 1000, maxFiles });
        expect(taken.length + refused.length).toBe(some.length);
        expect(taken.length).toBeLessThanOrEqual(maxFiles);
      }),
    );
  });
});

test.each([
  [0, 100, 0],
  [50, 200, 25],
  [94.9, 100, 94],
  [99, 100, 95],
  [100, 100, 95],
  [5, 0, 0],
  [Number.NaN, 100, 0],
])('%d of %d sent is %i per cent', (sent, total, percent) => {
  expect(uploadPercent(sent, total)).toBe(percent);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [2_400_000, '2.4 MB'],
  [123_456_789, '123 MB'],
  [1e18, '1000000 TB'],
  [-1, ''],
  [Number.NaN, ''],
])('%d bytes read %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

describe('the name of a file', () => {
  test.each([
    ['C:\\fakepath\\scan.pdf', 'scan.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\nb\u0000c.pdf', 'abc.pdf'],
    ['', 'Unnamed file'],
    ['\u200B', 'Unnamed file'],
    ['مستند.pdf', 'مستند.pdf'],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  test('keeps its ending when it is cut', () => {
    const shown = shownFileName(`${'a'.repeat(250)}.pdf`);
    expect([...shown]).toHaveLength(60);
    expect(shown.endsWith('.pdf')).toBe(true);
  });

  test('brings nothing unseen into the page and is never longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const shown = shownFileName(name);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect([...shown].length).toBeLessThanOrEqual(60);
        expect(shown).not.toBe('');
      }),
    );
  });
});

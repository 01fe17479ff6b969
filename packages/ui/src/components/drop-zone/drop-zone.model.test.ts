import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, validateFiles, uploadPercent, shownPercent, type FileState } from './drop-zone.model.ts';
import { anyCharacter } from '../../../../../tools/any-character.ts';

const file = (name: string, size = 10, type = '') => ({ name, size, type });
const reasons = (...args: Parameters<typeof validateFiles>) =>
  validateFiles(...args).rejected.map(({ reason }) => reason);

describe('a file', () => {
  test.each([
    ['a.xlsx', true],
    ['A.XLS', true],
    ['a.csv', false],
    ['a.xlsx.exe', false],
    ['a.xlsx ', false],
    ['exe.\u202excod.xlsx', true],
    ['report\u202exslx.exe', false],
    ['.xlsx', false],
    ['xlsx', false],
    ['', false],
  ])('named %j is accepted as a spreadsheet: %s', (name, taken) => {
    expect(accepts({ name, type: '' }, ['.xlsx', ' .XLS'])).toBe(taken);
  });

  test.each([
    ['image/png', ['image/*'], true],
    ['IMAGE/PNG', ['image/png'], true],
    ['imagery/png', ['image/*'], false],
    ['', ['image/*'], false],
    ['text/html', [''], false],
    ['', [''], false],
    ['text/html', ['image/png'], false],
    ['text/html', [], true],
    ['text/html', undefined, true],
  ])('of type %j under %j is accepted: %s', (type, accept, taken) => {
    expect(accepts({ name: 'a', type }, accept)).toBe(taken);
  });

  test('is rejected with the reason', () => {
    const { accepted, rejected } = validateFiles(
      [
        file('a.pdf'),
        file('../../b.exe'),
        file('c.pdf', 0),
        file('d.pdf', 2_000_001),
        file('e.pdf', 2_000_000),
        file('f.pdf'),
      ],
      { accept: ['.pdf'], maxBytes: 2_000_000, maxFiles: 2 },
    );
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'e.pdf']);
    expect(rejected).toEqual([
      { name: '../../b.exe', reason: 'wrongType' },
      { name: 'c.pdf', reason: 'empty' },
      { name: 'd.pdf', reason: 'tooLarge' },
      { name: 'f.pdf', reason: 'tooMany' },
    ]);
  });

  test('counts together with the files that are there already', () => {
    expect(reasons([file('a')], { maxFiles: 1 }, 1)).toEqual(['tooMany']);
    expect(reasons([file('a')], { maxFiles: 2 }, 1)).toEqual([]);
  });

  test('is either accepted or rejected, and no more are accepted than the limit', () => {
    const anyFile = fc.record({
      name: fc.string({ unit: anyCharacter, maxLength: 20 }),
      size: fc.nat(),
      type: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 9 }), fc.nat(5), (files, maxFiles) => {
        const { accepted, rejected } = validateFiles(files, {
          maxFiles,
          maxBytes: 1000,
          accept: ['.pdf', '.a'],
        });
        expect(accepted.length + rejected.length).toBe(files.length);
        expect(accepted.length).toBeLessThanOrEqual(maxFiles);
      }),
    );
  });
});

describe('the percentage', () => {
  test.each([
    [0, 100, 0],
    [1, 3, 33],
    [95, 100, 95],
    [96, 100, 95],
    [100, 100, 95],
    [5, 0, 95],
    [0, 0, 0],
    [-1, 100, 0],
    [Number.NaN, 100, 0],
  ])('of %s sent of %s is %s', (sent, total, percent) => {
    expect(uploadPercent(sent, total)).toBe(percent);
  });

  test('reaches 100 only when the file is done', () => {
    const state = fc.constantFrom<FileState>('waiting', 'uploading', 'processing', 'failed');
    fc.assert(fc.property(state, fc.double(), (at, percent) => shownPercent(at, percent) <= 95));
    expect(shownPercent('done', 12)).toBe(100);
    expect(shownPercent('processing', 12)).toBe(95);
    expect(shownPercent('uploading', 12)).toBe(12);
    expect(shownPercent('failed', 12)).toBe(12);
    expect(shownPercent('waiting', 12)).toBe(0);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gathered } from '../../testing/gathered.ts';
import { cellsOf, lineOf, linesOf, type Cell } from './table-text.ts';

test.each<[string, readonly Cell[], string]>([
  ['plain values', ['1', 'Ann'], '1\tAnn\n'],
  ['nothing, and an empty text', [null, ''], '\\N\t\n'],
  ['what would end a value or a row', ['a\tb\nc\rd'], 'a\\tb\\nc\\rd\n'],
  ['what looks like nothing', ['\\N'], '\\\\N\n'],
  ['bytes', ['\\x00ff'], '\\\\x00ff\n'],
])('%s stand in a backup as COPY has them', (_name, cells, line) => {
  expect(lineOf(cells)).toBe(line);
  expect(cellsOf(line.slice(0, -1))).toEqual(cells);
});

test('whatever rows hold, and however their text is cut, the same rows come back', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\\n', '\\', '\uFEFF', '\\t\n', '😀'));
  const rows = fc.array(fc.array(fc.option(text), { minLength: 1, maxLength: 3 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 3, max: 40 }), async (given, size) => {
      const bytes = Buffer.from(given.map(lineOf).join(''));
      const parts = async function* parts() {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      };
      const lines = await gathered(linesOf(parts()));
      const whole = given.map((row) => row.map((cell) => cell?.toWellFormed() ?? null));
      expect(lines.map(cellsOf)).toEqual(whole);
    }),
    { numRuns: 20 },
  );
});

const linesIn = (...parts: readonly string[]) =>
  gathered(
    linesOf(
      (async function* given() {
        for (const part of parts) yield Buffer.from(part, 'latin1');
      })(),
    ),
  );

test.each([
  ['in the middle of a line', ['a\nb']],
  ['in the middle of a letter', ['a\n\xc3']],
  ['with what is no letter', ['\xff\n']],
])('a text that ends %s is no backup', async (_, parts) => {
  await expect(linesIn(...parts)).rejects.toThrow(Error);
});

test('a line that is long in coming is given once, whole', async () => {
  expect(await linesIn('a', 'b', 'c\nd\n')).toEqual(['abc', 'd']);
});

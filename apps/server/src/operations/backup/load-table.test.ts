import { expect, test } from 'vitest';
import { readChunks } from '../../testing/read-chunks.ts';
import { batchesOf } from './load-table.ts';

const linesIn = (...parts: readonly string[]) =>
  readChunks(
    batchesOf(
      (async function* given() {
        for (const part of parts) yield Buffer.from(part, 'latin1');
      })(),
    ),
  );

test.each([
  ['in the middle of a line', ['a\nb']],
  ['in the middle of a character', ['a\n\xc3']],
  ['with an invalid character', ['\xff\n']],
])('a text that ends %s is not a valid backup', async (_, parts) => {
  await expect(linesIn(...parts)).rejects.toThrow(Error);
});

test('a line that arrives in several parts is returned once and whole', async () => {
  expect(await linesIn('a', 'b', 'c\nd\n')).toEqual(['abc', 'd']);
});

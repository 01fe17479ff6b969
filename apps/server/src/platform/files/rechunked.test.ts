import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rechunked } from './rechunked.ts';

test('passes the same bytes on in chunks of equal length, except the last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 17 }),
      async (parts, length) => {
        const chunks: Buffer[] = [];
        for await (const chunk of rechunked(Readable.from(parts), length)) chunks.push(Buffer.from(chunk));
        expect(Buffer.concat(chunks)).toEqual(Buffer.concat(parts));
        expect(chunks.slice(0, -1).every((chunk) => chunk.length === length)).toBe(true);
        expect(chunks.every((chunk) => chunk.length > 0)).toBe(true);
      },
    ),
  );
});

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { bodyBytes, throttled } from './body.ts';

test('passes all parts on, no faster than the given rate', async () => {
  const parts = [1, 2, 3].map((value) => new Uint8Array(20).fill(value));
  const begun = performance.now();
  const whole = await buffer(Readable.from(throttled(Readable.from(parts), 1), { objectMode: false }));
  expect(whole).toEqual(Buffer.concat(parts));
  // Sixty bytes at one byte per millisecond; a timer can fire one millisecond early.
  expect(performance.now() - begun).toBeGreaterThan(57);
});

test.each([undefined, '3', '5', '60'])(
  'reads the whole body whatever length it declares: %s',
  async (stated) => {
    const parts = [1, 2, 3].map((value) => new Uint8Array(20).fill(value));
    const headers = new Headers(stated === undefined ? {} : { 'content-length': stated });
    const body = await bodyBytes({ headers, body: Readable.from(parts) }, 60);
    expect(body).toEqual(Buffer.concat(parts));
  },
);

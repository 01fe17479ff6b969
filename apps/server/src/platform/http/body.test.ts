import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { bodyBytes, throttled } from './body.ts';

test('parts come whole, and no faster than their pace', async () => {
  const parts = [1, 2, 3].map((value) => new Uint8Array(20).fill(value));
  const begun = performance.now();
  const whole = await buffer(Readable.from(throttled(Readable.from(parts), 1), { objectMode: false }));
  expect(whole).toEqual(Buffer.concat(parts));
  // Sixty bytes of a byte a millisecond; a timer may be early by one, and none of the parts is late.
  expect(performance.now() - begun).toBeGreaterThan(57);
});

test.each([undefined, '3', '5', '60'])(
  'a body is read whole whatever length it states: %s',
  async (stated) => {
    const parts = [1, 2, 3].map((value) => new Uint8Array(20).fill(value));
    const headers = new Headers(stated === undefined ? {} : { 'content-length': stated });
    const body = await bodyBytes({ headers, body: Readable.from(parts) }, 60);
    expect(body).toEqual(Buffer.concat(parts));
  },
);

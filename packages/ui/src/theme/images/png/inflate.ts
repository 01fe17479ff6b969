/**
 * Decompresses exactly `length` bytes of zlib data. Rejects with a `RangeError` if there are more or fewer, or if the
 * data is damaged; it never holds much more than `length` bytes.
 */
export async function inflateExactly(
  data: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const bytes = new Uint8Array(length);
  let at = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (at + next.value.length > length) throw new RangeError('it holds more pixels than it says');
      bytes.set(next.value, at);
      at += next.value.length;
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error instanceof RangeError ? error : new RangeError('its pixels cannot be read', { cause: error });
  }
  if (at < length) throw new RangeError('it ends too early');
  return bytes;
}

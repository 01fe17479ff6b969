/** The same bytes in chunks of equal length, except the last. A chunk is valid until the next one is requested. */
export async function* rechunked(
  parts: AsyncIterable<Uint8Array>,
  length: number,
): AsyncGenerator<Buffer, void, undefined> {
  let filled = 0;
  const chunk = Buffer.allocUnsafe(length);
  for await (const part of parts) {
    let rest = part;
    while (rest.length > 0) {
      const taken = rest.subarray(0, length - filled);
      chunk.set(taken, filled);
      filled += taken.length;
      rest = rest.subarray(taken.length);
      if (filled < length) continue;
      yield chunk;
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

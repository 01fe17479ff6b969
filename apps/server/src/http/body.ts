import { invalid, tooLarge } from './refusal.ts';

/**
 * The whole body, alone in its memory, read no further than the maximum, also where its length is not stated or stated wrong.
 *
 * @param stillMay Throws once its sender may no longer send it. Default never.
 */
export async function bodyBytes(
  request: Request,
  maximumBytes: number,
  stillMay?: () => Promise<void>,
): Promise<Buffer<ArrayBuffer>> {
  const stated = Number(request.headers.get('content-length') ?? 0);
  if (stated > maximumBytes) throw tooLarge();
  // Putting the parts of ten megabytes together at the end holds up everybody else: each is put where it belongs at once.
  let body = new Uint8Array(Number.isInteger(stated) ? stated : 0);
  let size = 0;
  for await (const part of arriving(request, stillMay)) {
    const end = size + part.byteLength;
    if (end > maximumBytes) throw tooLarge();
    if (end > body.length)
      body = new Uint8Array(body.buffer.transfer(Math.min(maximumBytes, Math.max(end, 2 * body.length))));
    body.set(part, size);
    size = end;
  }
  return Buffer.from(body.buffer, 0, size);
}

/** A body that is cut off is the sender's failure, not one of the server. */
export async function* arriving(
  request: Request,
  stillMay: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<Uint8Array> {
  const body = request.body?.[Symbol.asyncIterator]();
  if (!body) return;
  try {
    for (;;) {
      const { done, value } = await body.next().catch(cutOff);
      if (done) return;
      await stillMay();
      yield value;
    }
  } finally {
    await body.return?.();
  }
}

const cutOff = (): never => {
  throw invalid('The request did not arrive whole.');
};

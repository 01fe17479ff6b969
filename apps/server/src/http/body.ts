import { invalid, tooLarge } from './refusal.ts';

/**
 * The whole body, read no further than the maximum, also where its length is not stated or stated wrong.
 *
 * @param stillMay Throws once its sender may no longer send it. Default never.
 */
export async function bodyBytes(
  request: Request,
  maximumBytes: number,
  stillMay?: () => Promise<void>,
): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of arriving(request, stillMay)) {
    size += part.byteLength;
    if (size > maximumBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts, size);
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

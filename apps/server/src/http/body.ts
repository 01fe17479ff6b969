import { invalid, tooLarge } from './refusal.ts';

/** The whole body, read no further than the maximum, also where its length is not stated or stated wrong. */
export async function bodyBytes(request: Request, maximumBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of arriving(request)) {
    size += part.byteLength;
    if (size > maximumBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/** A body that is cut off is the sender's failure, not one of the server. */
export async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    throw invalid('The request did not arrive whole.');
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from './app-env.ts';
import { invalid, tooLarge } from './http-error.ts';

/** What a request brings: its head, and its body in parts. A `Request` is one. */
export interface IncomingBody {
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/**
 * The body of a large request as the socket gives it, at its pace. As a stream of the web each part would be copied, which
 * of a file is more than all that is done with it. Whoever stops reading leaves the rest to whoever answers.
 */
export function incomingBody(c: AppContext): IncomingBody {
  const incoming = c.env?.incoming;
  if (!incoming) return c.req.raw;
  const parts = { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) };
  return { headers: c.req.raw.headers, body: throttled(parts, uploadRate) };
}

/** Bytes a millisecond of one upload: more than offices send by, and few enough for others to be answered in between. */
const uploadRate = 16 * 1024;
/** Milliseconds that are worth a wait. */
const shortestPauseMs = 8;

/** The same parts, no faster than so many bytes a millisecond. What came late gives no right to come faster. */
export async function* throttled(
  parts: AsyncIterable<Uint8Array>,
  bytesPerMs: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let due = 0;
  for await (const part of parts) {
    yield part;
    const now = performance.now();
    due = Math.max(due, now) + part.byteLength / bytesPerMs;
    if (due - now > shortestPauseMs) await pause(due - now);
  }
}

/**
 * The whole body, read no further than the maximum, also where its length is not stated or stated wrong.
 *
 * @param recheckPermission Throws once its sender may no longer send it. Default never.
 */
export async function bodyBytes(
  request: IncomingBody,
  maximumBytes: number,
  recheckPermission?: () => Promise<void>,
): Promise<Buffer<ArrayBuffer>> {
  const stated = Number(request.headers.get('content-length') ?? 0);
  if (stated > maximumBytes) throw tooLarge();
  return readAll(readParts(request, recheckPermission), maximumBytes, Number.isInteger(stated) ? stated : 0);
}

/** Parts in one piece, alone in its memory, so that it can be transferred to another thread. */
export async function readAll(
  parts: AsyncIterable<Uint8Array>,
  maximumBytes: number,
  expectedBytes = 0,
): Promise<Buffer<ArrayBuffer>> {
  // Joining the parts of ten megabytes at the end would block the event loop: each is copied as it arrives.
  let body = new Uint8Array(expectedBytes);
  let size = 0;
  for await (const part of parts) {
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
export async function* readParts(
  request: IncomingBody,
  recheckPermission: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<Uint8Array> {
  const body = request.body?.[Symbol.asyncIterator]();
  if (!body) return;
  try {
    for (;;) {
      const { done, value } = await body.next().catch(rejectIncomplete);
      if (done) return;
      await recheckPermission();
      yield value;
    }
  } finally {
    await body.return?.();
  }
}

const rejectIncomplete = (): never => {
  throw invalid('The request did not arrive whole.');
};

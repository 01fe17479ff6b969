import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from './app-env.ts';
import { invalid, tooLarge } from './http-error.ts';

/** The headers of a request and the parts of its body. A `Request` is one. */
export interface IncomingBody {
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/**
 * The body of a large request, read from the socket at a limited rate. A web stream would copy each part, which costs
 * more than all other work on a file. A consumer that stops early leaves the rest to the code that sends the
 * response.
 */
export function incomingBody(c: AppContext): IncomingBody {
  const incoming = c.env?.incoming;
  if (!incoming) return c.req.raw;
  const parts = { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) };
  return { headers: c.req.raw.headers, body: throttled(parts, uploadRate) };
}

/**
 * Bytes per millisecond of one upload: above the bandwidth of an office, low enough for other requests to be served
 * in between.
 */
const uploadRate = 16 * 1024;
/** Shorter pauses are skipped. */
const shortestPauseMs = 8;

/** Passes the parts on at a limited rate. A late part does not allow the next one to come faster. */
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
 * Reads the whole body up to the maximum, also if its length is missing or wrong.
 *
 * @param recheckPermission Throws once the sender has lost the permission to send. Default never.
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

/** Joins the parts in one buffer with its own memory, so that it can be transferred to another thread. */
export async function readAll(
  parts: AsyncIterable<Uint8Array>,
  maximumBytes: number,
  expectedBytes = 0,
): Promise<Buffer<ArrayBuffer>> {
  // Joining ten megabytes of parts at the end would block the event loop, so each part is copied as it arrives.
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

/** The parts of the body, as long as the sender has the permission to send. */
export const readParts = (
  request: IncomingBody,
  recheckPermission: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<Uint8Array> => checkedParts(completeParts(request), recheckPermission);

/** A truncated body is an error of the sender (400), not of the server. */
async function* completeParts({ body }: IncomingBody): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch {
    throw invalid('The request did not arrive whole.');
  }
}

/** Checks permission again before each part. */
export async function* checkedParts(
  parts: AsyncIterable<Uint8Array>,
  recheckPermission: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    await recheckPermission();
    yield part;
  }
}

import { RequestAborted } from '../requester.ts';
import type { Log } from '../observability/log.ts';
import type { AppContext } from './app-env.ts';
import { checkedParts } from './body.ts';
import { logError } from './errors.ts';
import { assetPolicy } from './headers.ts';

/** A file as the response of a call. */
export interface FileAnswer {
  /** The name that the browser suggests. */
  readonly name: string;
  /** Media type, with its charset. */
  readonly type: string;
  /** The bytes, or their parts in order. The first part is awaited before the headers are sent. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Read once the first part is there; names and values in ASCII. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/**
 * Responds with 200 only once the first bytes are there. An earlier failure is an error response; a later one cuts
 * the connection, so that nobody takes a part for the whole.
 */
export async function fileResponse(c: AppContext, log: Log, file: FileAnswer): Promise<Response> {
  const body = file.bytes instanceof Uint8Array ? file.bytes : await streamed(c, log, file.bytes);
  c.header('Content-Type', file.type);
  c.header('Content-Security-Policy', assetPolicy);
  c.header('Content-Disposition', attachment(file.name));
  for (const [name, value] of Object.entries(file.headers?.() ?? {})) c.header(name, value);
  return c.body(body as Uint8Array<ArrayBuffer> | ReadableStream);
}

/** Checks permission again before each part, so that a long download ends when the claim is revoked. */
export function withPermissionChecks(file: FileAnswer, recheckPermission: () => Promise<void>): FileAnswer {
  const { bytes } = file;
  return bytes instanceof Uint8Array ? file : { ...file, bytes: checkedParts(bytes, recheckPermission) };
}

/** Runs a cleanup when the parts end, fail or are abandoned. */
export async function* withCleanup(
  parts: AsyncIterable<Uint8Array>,
  last: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* parts;
  } finally {
    last();
  }
}

/** The file name in both forms of RFC 6266: an ASCII fallback and the real name. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

async function streamed(c: AppContext, log: Log, parts: AsyncIterable<Uint8Array>): Promise<ReadableStream> {
  const iterator = parts[Symbol.asyncIterator]();
  const release = async () => {
    await iterator.return?.();
  };
  // The adapter does not read every body: not for HEAD, and not if a header is invalid.
  c.env?.outgoing?.once('close', () => void release().catch(() => undefined));
  let next: IteratorResult<Uint8Array> | undefined = await iterator.next();
  const cut = (controller: ReadableStreamDefaultController, error: Error) => {
    if (!(error instanceof RequestAborted)) logError(log, c, 'file cut off', error);
    // Destroying the connection cancels the stream; the adapter would print an error that is passed to it.
    const outgoing = c.env?.outgoing;
    if (outgoing) outgoing.destroy();
    else controller.error(new Error('The file is cut off.'));
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = next ?? (await iterator.next());
          next = undefined;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          cut(controller, error as Error);
        }
      },
      cancel: release,
    },
    { highWaterMark: 0 },
  );
}

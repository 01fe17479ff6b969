import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SafeAgent, request as safeRequest } from 'node:https';

export interface Reply {
  /** 0 without a response. */
  readonly status: number;
  /** Empty if it was not kept. */
  readonly text: string;
  readonly bytes: number;
  readonly retryAfter: string | undefined;
  readonly location: string | undefined;
  readonly cookies: readonly string[];
  /** The nonce for the next proof. */
  readonly nonce: string | undefined;
}

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Milliseconds over which the body is sent. Default at once. */
  readonly over?: number;
  /** Whether to keep the text of the response. Default true. */
  readonly keep?: boolean;
}

export type SendRequest = (call: Call) => Promise<Reply>;

export interface RequestOptions {
  /** Default a tenant of the demo data. */
  readonly host?: string;
  /** Default https, with any certificate. */
  readonly scheme?: 'http' | 'https';
  /** Maximum connections. Default 32. */
  readonly connections?: number;
}

/** Sends requests to a tenant's host on this machine over kept connections, as browsers do. */
export function requestsTo(
  port: number,
  { host = 'harbour.localhost', scheme = 'https', connections = 32 }: RequestOptions = {},
): { readonly ask: SendRequest; close(): void } {
  const kept = { keepAlive: true, maxSockets: connections };
  const agent =
    scheme === 'http'
      ? new PlainAgent(kept)
      : new SafeAgent({ ...kept, rejectUnauthorized: false, servername: host });
  const request = scheme === 'http' ? plainRequest : safeRequest;
  const ask: SendRequest = (call) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', path, headers = {}, body, over = 0, keep = true } = call;
      const noReply = (text: string) =>
        resolve({
          status: 0,
          text,
          bytes: 0,
          retryAfter: undefined,
          location: undefined,
          cookies: [],
          nonce: undefined,
        });
      const outgoing = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: {
            host: `${host}:${port}`,
            ...headers,
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (reply) => {
          const parts: Buffer[] = [];
          let bytes = 0;
          reply.on('data', (part: Buffer) => {
            bytes += part.length;
            if (keep) parts.push(part);
          });
          reply.on('error', (error) => noReply(error.message));
          reply.on('end', () =>
            resolve({
              status: reply.complete ? (reply.statusCode ?? 0) : 0,
              text: Buffer.concat(parts).toString(),
              bytes,
              retryAfter: reply.headers['retry-after'],
              location: reply.headers.location,
              cookies: reply.headers['set-cookie'] ?? [],
              nonce: [reply.headers['dpop-nonce']].flat()[0],
            }),
          );
        },
      );
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection can be closed just as it is reused; browsers then send any request again.
        if (outgoing.reusedSocket && error.code === 'ECONNRESET') ask(call).then(resolve, reject);
        else noReply(error.message);
      });
      if (over === 0) outgoing.end(body);
      else sendSlowly(outgoing, Buffer.from(body ?? ''), over);
    });
  return { ask, close: () => agent.destroy() };
}

/** In twenty parts. */
function sendSlowly(
  to: { write(part: Uint8Array): unknown; end(): unknown },
  bytes: Buffer,
  over: number,
): void {
  const size = Math.ceil(bytes.length / 20);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= bytes.length) {
      clearInterval(timer);
      to.end();
      return;
    }
    to.write(bytes.subarray(sent, sent + size));
    sent += size;
  }, over / 20);
}

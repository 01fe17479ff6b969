import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupPublic, PrivateAddress, rejectPrivateHost } from './public-address.ts';

export interface CheckedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Allows http and this machine, for demo data. */
  readonly local: boolean;
  /** Milliseconds until the request is cut off. Default 10 000. */
  readonly timeoutMs?: number | undefined;
}

/**
 * Sends a request to an address that a tenant configured: https and public addresses only, no redirects, limited time.
 * Rejects with `PrivateAddress` for any other address.
 */
export async function checkedRequest(
  url: URL,
  { method, headers, body, local, timeoutMs = 10_000 }: CheckedRequest,
): Promise<IncomingMessage> {
  if (!local && url.protocol !== 'https:') throw new PrivateAddress();
  if (!local) rejectPrivateHost(url.hostname);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      headers: { ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) },
      // A kept connection might lead to an address that was not checked.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!local && { lookup: lookupPublic }),
    });
    request.on('error', reject);
    request.on('response', resolve);
    request.end(body);
  });
}

const maximumBytes = 2 * 1024 * 1024;

type Fetched = Pick<CheckedRequest, 'method' | 'headers'> & { readonly body?: unknown };

/** The same as a `fetch` that reads at most 2 MiB. */
export const checkedFetch =
  (local: boolean) =>
  async (address: string, { method, headers, body }: Fetched): Promise<Response> => {
    const text = body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '';
    const reply = await checkedRequest(new URL(address), { method, headers, body: text, local });
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of reply as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maximumBytes) throw new Error('The response is too long.');
      parts.push(part);
    }
    const { statusCode: status = 502 } = reply;
    const type = reply.headers['content-type'];
    return new Response(status === 204 || status === 304 ? null : Buffer.concat(parts), {
      status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };

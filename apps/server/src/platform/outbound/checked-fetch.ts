import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupPublic, PrivateAddress, rejectPrivateHost } from './public-address.ts';

const maximumBytes = 2 * 1024 * 1024;
const timeoutMs = 10_000;

interface CheckedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Fetches an address that a tenant configured: https and public addresses only, no redirects, limited time and size.
 *
 * @param local Allows http and this machine, for demo data.
 */
export const checkedFetch =
  (local: boolean) =>
  (address: string, { method, headers, body }: CheckedRequest): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      if (!local && url.protocol !== 'https:') throw new PrivateAddress();
      if (!local) rejectPrivateHost(url.hostname);
      const text = body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '';
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const call = send(url, {
        method,
        headers: { ...headers, ...(text !== '' && { 'content-length': String(Buffer.byteLength(text)) }) },
        // A kept connection might lead to an address that was not checked.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!local && { lookup: lookupPublic }),
      });
      call.on('error', reject);
      call.on('response', (reply) => {
        const parts: Buffer[] = [];
        let size = 0;
        reply.on('error', reject);
        reply.on('data', (part: Buffer) => {
          size += part.length;
          if (size > maximumBytes) reply.destroy(new Error('The response is too long.'));
          else parts.push(part);
        });
        reply.on('end', () => {
          const { statusCode: status = 502 } = reply;
          const type = reply.headers['content-type'];
          const empty = status === 204 || status === 304;
          resolve(
            new Response(empty ? null : Buffer.concat(parts), {
              status,
              headers: type === undefined ? {} : { 'content-type': type },
            }),
          );
        });
      });
      call.end(text);
    });

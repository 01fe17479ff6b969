import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Config } from '../../config/config.ts';
import { traceHeaders } from '../observability/tracing/trace.ts';
import { lookupPublic, rejectPrivateHost } from './public-address.ts';

/** A notice to another system; documented for its makers in docs/integrations.md. */
export interface Notice {
  /** The same for every attempt. */
  readonly id: string;
  readonly url: URL;
  /** JSON text. */
  readonly body: string;
  readonly key: Buffer;
}

/**
 * - `taken`: answered with 200 to 299
 * - `refused`: answered with anything else, a redirect included
 * - `unanswered`: no answer in time, or nobody to be asked
 */
export type NoticeOutcome = 'taken' | 'refused' | 'unanswered';

export interface WebhookOptions {
  /** Plain http and this machine, as the demo's own receiver needs them. Default false. */
  readonly local?: boolean;
  /** Milliseconds until an answer is given up. Default 10 000. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Tells another system, once: nothing is followed, and nothing of what it answers is read. */
export async function sendNotice(
  notice: Notice,
  { local = false, timeoutMs = 10_000, now = Date.now }: WebhookOptions = {},
): Promise<NoticeOutcome> {
  try {
    if (!local && notice.url.protocol !== 'https:') return 'unanswered';
    if (!local) rejectPrivateHost(notice.url.hostname);
    const { statusCode = 0 } = await answerOf(notice, {
      local,
      timeoutMs,
      headers: signedHeaders(notice, Math.floor(now() / 1000)),
    });
    return statusCode >= 200 && statusCode < 300 ? 'taken' : 'refused';
  } catch {
    return 'unanswered';
  }
}

function answerOf(
  { url, body }: Notice,
  {
    local,
    timeoutMs,
    headers,
  }: { local: boolean; timeoutMs: number; headers: Readonly<Record<string, string>> },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A connection of its own: one that is kept might lead to an address that was not looked at.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!local && { lookup: lookupPublic }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response);
      response.destroy();
    });
    request.end(body);
  });
}

const signatureOf = (key: Buffer, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

function signedHeaders({ id, body, key }: Notice, seconds: number): Readonly<Record<string, string>> {
  const timestamp = String(seconds);
  return {
    'content-type': 'application/json',
    ...traceHeaders(),
    'portal-delivery': id,
    'portal-timestamp': timestamp,
    'portal-signature': `v1=${signatureOf(key, timestamp, body)}`,
  };
}

/** Seconds by which the clocks of two systems may differ. */
export const signatureTolerance = 300;

export interface SignedHeaders {
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
}

/** As whoever receives a notice checks it. */
export function isSigned(
  { timestamp = '', signature = '' }: SignedHeaders,
  body: string,
  key: Buffer,
  now: number = Date.now(),
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > signatureTolerance)
    return false;
  const wanted = Buffer.from(`v1=${signatureOf(key, timestamp, body)}`);
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** What the demo signs with: everybody may know it. */
const demoSecret = 'the demo keeps no secret from anybody';

/** What keys are derived from; undefined where nothing can be signed. */
export const secretOf = (config: Pick<Config, 'demo' | 'integrationSecret'>): string | undefined =>
  config.integrationSecret ?? (config.demo ? demoSecret : undefined);

/** The key of one integration of one tenant: nothing is stored, and none leads to another. */
export const integrationKey = (secret: string, tenant: string, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `portal integration\n${tenant}\n${name}`, 32));

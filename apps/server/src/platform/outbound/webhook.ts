import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { traceHeaders } from '../observability/tracing/trace.ts';
import { checkedRequest } from './checked-request.ts';

/** A notice to another system; docs/integrations.md documents it for receivers. */
export interface Notice {
  /** The same for every attempt. */
  readonly id: string;
  readonly url: URL;
  /** JSON text. */
  readonly body: string;
  readonly key: Buffer;
}

/**
 * - `taken`: response 200 to 299
 * - `refused`: any other response, including redirects
 * - `unanswered`: no response in time, or the host is unreachable
 */
export type NoticeOutcome = 'taken' | 'refused' | 'unanswered';

export interface WebhookOptions {
  /** Allows http and this machine, for the demo's own receiver. Default false. */
  readonly local?: boolean;
  /** Milliseconds to wait for a response. Default 10 000. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Sends a notice once. Follows no redirect and reads nothing of the response. */
export async function sendNotice(
  notice: Notice,
  { local = false, timeoutMs, now = Date.now }: WebhookOptions = {},
): Promise<NoticeOutcome> {
  const headers = signedHeaders(notice, Math.floor(now() / 1000));
  const request = { method: 'POST', headers, body: notice.body, local, timeoutMs };
  try {
    const response = await checkedRequest(notice.url, request);
    response.destroy();
    const { statusCode = 0 } = response;
    return statusCode >= 200 && statusCode < 300 ? 'taken' : 'refused';
  } catch {
    return 'unanswered';
  }
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

/** Allowed clock difference of two systems in seconds. */
export const signatureTolerance = 300;

/** Verifies the signature as a receiver would. */
export function isSigned(
  { timestamp = '', signature = '' }: Readonly<Record<'timestamp' | 'signature', string | undefined>>,
  body: string,
  key: Buffer,
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > signatureTolerance)
    return false;
  const wanted = Buffer.from(`v1=${signatureOf(key, timestamp, body)}`);
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Public, for the demo only. */
const demoSecret = 'the demo keeps no secret from anybody';

/** The secret that keys are derived from; undefined if nothing can be signed. */
export const secretOf = (config: Pick<Config, 'demo' | 'integrationSecret'>): string | undefined =>
  config.integrationSecret ?? (config.demo ? demoSecret : undefined);

/** The key of one integration of one tenant. It is derived, so nothing is stored, and no key reveals another. */
export const integrationKey = (secret: string, tenant: string, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `portal integration\n${tenant}\n${name}`, 32));

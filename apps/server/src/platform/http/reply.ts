import type { Endpoint } from '@portal/api/contract';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as v from 'valibot';
import { accepts } from './accepted-encoding.ts';
import type { AppContext } from './app-env.ts';
import type { RouteDeps } from './route-deps.ts';

/** A reply that the database has already serialised as JSON. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function replyText(
  deps: Pick<RouteDeps, 'checkReplies'>,
  endpoint: Endpoint,
  answer: unknown,
): string | undefined {
  const text = answer instanceof JsonText ? answer.text : JSON.stringify(answer);
  if (deps.checkReplies) v.parse(endpoint.reply, text === undefined ? undefined : JSON.parse(text));
  return text;
}

const gzipped = promisify(gzip);

/** Shorter responses fit in one packet anyway. */
const smallest = 1400;

/**
 * Sends a reply, compressed if that saves packets. Compression reveals no secret by size: only a holder of the token
 * and its key can send a call, so no attacker can make a victim's browser repeat one (decision 0070).
 */
export async function send(c: AppContext, text: string | undefined): Promise<Response> {
  if (text === undefined) return c.body(null, 204);
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (text.length < smallest || !accepts(c, 'gzip')) return c.body(text);
  c.header('Content-Encoding', 'gzip');
  return c.body(new Uint8Array(await gzipped(text, { level: 1 })));
}

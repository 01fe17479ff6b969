import type { AppContext } from './app-env.ts';

/** What answers are compressed by. */
export type Encoding = 'br' | 'gzip';

/** Whether the client takes an answer in this encoding; `;q=0` refuses it (RFC 9110, 12.5.3). */
export function accepts(c: AppContext, encoding: Encoding): boolean {
  const found = new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)`, 'i').exec(
    c.req.header('accept-encoding') ?? '',
  );
  return found !== null && Number(found[1] ?? 1) > 0;
}

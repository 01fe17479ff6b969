import type { AppContext } from './app-env.ts';

/** The supported encodings of responses. */
export type Encoding = 'br' | 'gzip';

/** Whether the client accepts this encoding; `;q=0` excludes it (RFC 9110, 12.5.3). */
export function accepts(c: AppContext, encoding: Encoding): boolean {
  const found = new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)`, 'i').exec(
    c.req.header('accept-encoding') ?? '',
  );
  return found !== null && Number(found[1] ?? 1) > 0;
}

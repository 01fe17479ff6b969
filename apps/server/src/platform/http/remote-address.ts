import { addressKey, canonicalAddress } from '../../config/address-list.ts';
import type { Config } from '../../config/config.ts';
import type { AppContext } from './app-env.ts';

/**
 * The address that a request is counted under; for IPv6 its network. Among forwarded addresses, the last one that is
 * not a trusted proxy counts, because a client can send earlier entries itself. Empty if a test calls without a
 * socket.
 */
export function remoteAddress(c: AppContext, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  let nearest = c.env?.incoming?.socket.remoteAddress ?? '';
  const noted = (c.req.header('x-forwarded-for') ?? '').split(',').toReversed();
  for (const text of noted) {
    const address = trustedProxies.has(nearest) ? canonicalAddress(withoutPort(text.trim())) : undefined;
    if (address === undefined) break;
    nearest = address;
  }
  return addressKey(nearest);
}

/** Some proxies add the port. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;

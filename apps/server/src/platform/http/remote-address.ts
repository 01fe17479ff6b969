import { addressKey, plainAddress } from '../../config/address-list.ts';
import type { Config } from '../../config/config.ts';
import type { AppContext } from './app-env.ts';

/**
 * Where a request came from, as it is counted: of IPv6 the network. Of what proxies noted, the last address counts that
 * none of ours has: whoever sends a request can write anything before it. Empty where a test calls without a socket.
 */
export function remoteAddress(c: AppContext, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  let nearest = c.env?.incoming?.socket.remoteAddress ?? '';
  const noted = (c.req.header('x-forwarded-for') ?? '').split(',').toReversed();
  for (const text of noted) {
    const address = trustedProxies.has(nearest) ? plainAddress(withoutPort(text.trim())) : undefined;
    if (address === undefined) break;
    nearest = address;
  }
  return addressKey(nearest);
}

/** Some proxies note the port as well. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;

import type { Config } from '../../config/config.ts';
import type { AppContext } from './app-env.ts';
import { remoteAddress } from './remote-address.ts';

/** Each name with its token in the `User-Agent`. The first match counts, because browsers also list other names. */
const browserSigns = [
  ['Edge', /Edg/],
  ['Opera', /OPR|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const systemSigns = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

export const otherClient = 'other';
export const browserNames = [...browserSigns.map(([name]) => name), otherClient] as const;
export const systemNames = [...systemSigns.map(([name]) => name), otherClient] as const;

const named = <Name extends string>(
  signs: readonly (readonly [Name, RegExp])[],
  userAgent: string,
): Name | typeof otherClient => signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? otherClient;

/** Where a request came from. Each value is bounded, so that the audit log can store it. */
export type ClientFacts = Readonly<ReturnType<typeof clientFacts>>;

export function clientFacts(c: AppContext, config: Pick<Config, 'trustedProxies'>) {
  const userAgent = c.req.header('user-agent') ?? '';
  return {
    /** For IPv6 the network. */
    address: remoteAddress(c, config),
    browser: named(browserSigns, userAgent),
    system: named(systemSigns, userAgent),
  };
}

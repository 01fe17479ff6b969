export type SafeProtocol = 'http:' | 'https:' | 'mailto:';

export interface SafeHrefRules {
  /** Which kinds of address may be followed. Default `http:` and `https:` (OP-093). */
  protocols?: readonly SafeProtocol[] | undefined;
}

const webProtocols: readonly SafeProtocol[] = ['http:', 'https:'];
/** Controls, which parsers drop in the middle of a scheme, and backslashes, which they read as slashes. */
const deceiving = /[\p{Cc}\p{Cs}\u2028\u2029\\]/u;
const webAddress = /^https?:\/\/([^/?#]+)/i;
const mailAddress = /^mailto:[^?/]+@[^?/]+(\?|$)/i;

/**
 * The address as a browser will read it, or nothing when it is not plainly one that may be followed.
 * Relative addresses are refused: what comes from elsewhere says where it leads.
 */
export function safeHref(url: unknown, { protocols = webProtocols }: SafeHrefRules = {}) {
  if (typeof url !== 'string' || deceiving.test(url)) return undefined;
  const text = url.trim();
  const host = webAddress.exec(text)?.[1];
  if (host === undefined ? !mailAddress.test(text) : host.includes('@')) return undefined;
  const address = URL.parse(text);
  if (!address || !protocols.some((protocol) => protocol === address.protocol)) return undefined;
  return address.href;
}

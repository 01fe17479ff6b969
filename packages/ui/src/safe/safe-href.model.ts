export type SafeProtocol = 'http:' | 'https:' | 'mailto:';

export interface SafeHrefRules {
  /** Allowed protocols. Default `http:` and `https:` (OP-093). */
  protocols?: readonly SafeProtocol[] | undefined;
}

const webProtocols: readonly SafeProtocol[] = ['http:', 'https:'];
/** Control characters, which parsers drop inside a scheme, and backslashes, which they read as slashes. */
const deceiving = /[\p{Cc}\p{Cs}\u2028\u2029\\]/u;
const webAddress = /^https?:\/\/([^/?#]+)/i;
const mailAddress = /^mailto:[^?/]+@[^?/]+(\?|$)/i;

/**
 * Returns the address as a browser parses it, or undefined if it is not clearly safe. Relative addresses are
 * rejected, because an untrusted address must name its host.
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

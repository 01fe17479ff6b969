const deceiving = /[\p{Cc}\p{Cs}\\]/u;

/**
 * Path and query of an address on the service at `base`; nothing for any other origin, so that no credentials are
 * put on a request that would leave it.
 */
export function sameOriginPath(url: unknown, base: string): string | undefined {
  if (typeof url !== 'string' || deceiving.test(url)) return undefined;
  const service = URL.parse(base);
  const address = URL.parse(url.trim(), base);
  if (!service || service.origin === 'null' || address?.origin !== service.origin) return undefined;
  if (address.username !== '' || address.password !== '') return undefined;
  // Two slashes would be read as a host by whoever resolves the path again.
  if (address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search;
}

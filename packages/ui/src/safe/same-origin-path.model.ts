const deceiving = /[\p{Cc}\p{Cs}\\]/u;

/**
 * Path and query of an address on the origin of `base`; undefined for any other origin, so that a request with
 * credentials cannot leave it.
 */
export function sameOriginPath(url: unknown, base: string): string | undefined {
  if (typeof url !== 'string' || deceiving.test(url)) return undefined;
  const service = URL.parse(base);
  const address = URL.parse(url.trim(), base);
  if (!service || service.origin === 'null' || address?.origin !== service.origin) return undefined;
  if (address.username !== '' || address.password !== '') return undefined;
  // Two leading slashes would be read as a host if the path is resolved again.
  if (address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search;
}

import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is on the public internet: not this machine, not a private network, not an embedding of such an
 * address.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** The host is private, by its address or by the address of its name. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/** Throws if the host is a private IP address; names are checked when they are resolved. */
export function rejectPrivateHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isPublicAddress(host)) throw new PrivateAddress();
}

/**
 * Resolves a name and fails if any of its addresses is private. The connection uses the checked address, so that a
 * later DNS change has no effect.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) done(error ?? new PrivateAddress(), []);
    else if (!addresses.every(({ address }) => isPublicAddress(address))) done(new PrivateAddress(), []);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

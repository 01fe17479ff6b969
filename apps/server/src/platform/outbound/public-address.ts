import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address of the public internet: not this machine, not its network, not what stands in for such an address. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** A host that is no public one, by its address or by what its name leads to. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/** Refuses a host that is a private address itself; names are looked at when they have been resolved. */
export function rejectPrivateHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isPublicAddress(host)) throw new PrivateAddress();
}

/**
 * Resolves a name and refuses it if any of its addresses is private. The connection is made to what is answered here,
 * so that a name cannot lead elsewhere a moment later.
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

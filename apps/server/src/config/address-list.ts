import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A list of IP addresses and networks. */
export interface AddressList {
  has(address: string): boolean;
  /** The text that the list was parsed from. */
  toString(): string;
}

/** Parses a comma-separated list. Returns undefined if one of the parts is not an address or a network. */
export function addressList(text: string): AddressList | undefined {
  const list = new BlockList();
  const parts = text.split(',').map((part) => part.trim());
  for (const part of parts) {
    const [address = '', bits, ...more] = part.split('/');
    const family = isIP(address);
    if (family === 0 || more.length > 0) return undefined;
    const kind = kindOf(family);
    if (bits === undefined) list.addAddress(address, kind);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
      list.addSubnet(address, Number(bits), kind);
    else return undefined;
  }
  return {
    has: (address) => {
      const plain = canonicalAddress(address);
      return plain !== undefined && list.check(plain, kindOf(isIP(plain)));
    },
    toString: () => parts.join(', '),
  };
}

export const noAddresses: AddressList = { has: () => false, toString: () => '–' };

/**
 * The canonical form of an address; an IPv4-mapped IPv6 address becomes IPv4. Undefined if the text is not an
 * address.
 */
export function canonicalAddress(text: string): string | undefined {
  return isIP(text) > 0 ? ipaddr.process(text.replace(/%.*$/, '')).toString() : undefined;
}

/**
 * The key under which requests of an address are counted. A client with IPv6 has a whole /64 network, so the network
 * is the key.
 */
export function addressKey(address: string): string {
  const plain = canonicalAddress(address);
  if (plain === undefined || isIP(plain) === 4) return plain ?? '';
  const network = ipaddr.IPv6.parse(plain).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}

const kindOf = (family: number) => (family === 4 ? 'ipv4' : 'ipv6');

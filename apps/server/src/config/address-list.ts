import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses and networks that somebody has named. */
export interface AddressList {
  has(address: string): boolean;
  /** As it was named. */
  toString(): string;
}

/** The list that a text names, its parts with commas between them; undefined where one of them is none. */
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
      const plain = plainAddress(address);
      return plain !== undefined && list.check(plain, kindOf(isIP(plain)));
    },
    toString: () => parts.join(', '),
  };
}

export const noAddresses: AddressList = { has: () => false, toString: () => '–' };

/** An address in the one way to write it, IPv4 in IPv6 as IPv4; undefined where it is none. */
export function plainAddress(text: string): string | undefined {
  return isIP(text) > 0 ? ipaddr.process(text.replace(/%.*$/, '')).toString() : undefined;
}

/** The name under which an address is counted: whoever has one of IPv6 has a whole network of 64 bits. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined || isIP(plain) === 4) return plain ?? '';
  const network = ipaddr.IPv6.parse(plain).parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}

const kindOf = (family: number) => (family === 4 ? 'ipv4' : 'ipv6');

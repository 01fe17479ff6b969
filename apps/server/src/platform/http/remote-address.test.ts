import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressList, addressKey, noAddresses } from '../../config/address-list.ts';
import type { AppEnv } from './app-env.ts';
import { remoteAddress } from './remote-address.ts';

/** The address key of a request from `from` with the given `X-Forwarded-For`. */
async function counted(proxies: string, from: string, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnv>();
  const trustedProxies = proxies === '' ? noAddresses : (addressList(proxies) ?? noAddresses);
  app.get('/', (c) => c.text(remoteAddress(c, { trustedProxies })));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { socket: { remoteAddress: from } };
  return (await app.request('/', { headers }, { incoming } as never)).text();
}

test.each([
  ['nobody is trusted', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['the sender is no proxy of ours', '10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy notes nothing', '10.0.0.0/8', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy notes its sender', '10.0.0.0/8', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['the sender wrote something before it', '10.0.0.0/8', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two proxies stand in a row', '10.0.0.0/8, ::1', '::1', '1.1.1.1, 198.51.100.1, 10.0.0.7', '198.51.100.1'],
  ['everybody on the way is ours', '10.0.0.0/8', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['a proxy notes nonsense', '10.0.0.0/8', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['a proxy notes the port', '10.0.0.0/8', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['a proxy notes IPv6 without a port', 'fd00::/8', 'fd00::1', '[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
  ['a proxy notes more than an address', '10.0.0.0/8', '10.0.0.1', 'x[2001:db8::5]:443', '10.0.0.1'],
  ['a proxy notes less than a port', '10.0.0.0/8', '10.0.0.1', '198.51.100.1:4711x', '10.0.0.1'],
  ['a proxy notes more before it', '10.0.0.0/8', '10.0.0.1', 'x198.51.100.1:4711', '10.0.0.1'],
  ['the last number is long', '10.0.0.0/8', '10.0.0.1', '198.51.100.123:4711', '198.51.100.123'],
  ['IPv4 is written as IPv6', '10.0.0.1', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['IPv6 counts by network', 'fd00::/8', 'fd00::1', '[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
])('counts the right address where %s', async (_, proxies, from, forwarded, expected) => {
  expect(await counted(proxies, from, forwarded)).toBe(expected);
});

test('a whole IPv6 network counts as one address', () => {
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8:0:0:ffff::2'));
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8::1'));
  expect([addressKey(''), addressKey('fe80::1%eth0')]).toEqual(['', 'fe80:0:0:0::/64']);
});

test.each([
  'localhost',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '10.0.0.1,,10.0.0.2',
  '::/129',
  '10.0.0.0/x8',
  '10.0.0.0/8x',
  '',
])('%j is not a list of addresses', (text) => {
  expect(addressList(text)).toBeUndefined();
});

test('a list may name networks of any size, and is printed as written', () => {
  const list = addressList('10.0.0.1/32,::1/128 , fd00::/8');
  expect(String(list)).toBe('10.0.0.1/32, ::1/128, fd00::/8');
  const listed = ['10.0.0.1', '::ffff:10.0.0.1', '::1', 'fd12::1'];
  const others = ['10.0.0.2', '::2', 'fe80::1', 'nowhere', ''];
  expect([...listed, ...others].filter((address) => list?.has(address))).toEqual(listed);
});

test('a call without a socket has no address', async () => {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text(`[${remoteAddress(c, { trustedProxies: noAddresses })}]`));
  expect(await (await app.request('/')).text()).toBe('[]');
});

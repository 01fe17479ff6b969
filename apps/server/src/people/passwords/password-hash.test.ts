import { expect, test } from 'vitest';
import { testCost } from '../../testing/test-config.ts';
import { hashPassword, isCheap, verifyPassword } from './password-hash.ts';

test('the right password matches and any other one does not', async () => {
  const stored = await hashPassword('Portal-demo-1!', testCost);
  expect(await verifyPassword('Portal-demo-1!', stored)).toBe(true);
  expect(await verifyPassword('Portal-demo-1', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

test('the same password gets a different hash each time, never the password itself, at OWASP’s minimum cost', async () => {
  const [one, other] = await Promise.all([hashPassword('Portal-demo-1!'), hashPassword('Portal-demo-1!')]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^scrypt\$131072\$8\$1\$[\w-]+\$[\w-]+$/);
  expect(one).not.toContain('Portal-demo');
});

test.each([
  '',
  'plain text',
  'scrypt$16384$8$1$$',
  'scrypt$16384$8$1$c2FsdA$',
  'scrypt$16384$8$1$$aGFzaA',
  'bcrypt$1$2$3$c2FsdA$aGFzaA',
])('a stored text in another format (%j) matches no password', async (stored) => {
  expect(await verifyPassword(stored, stored)).toBe(false);
});

test('a password matches in every Unicode normalisation form', async () => {
  const stored = await hashPassword('Zoe\u0301-2026!', testCost);
  expect(await verifyPassword('Zo\u00e9-2026!', stored)).toBe(true);
});

test('a hash with too low a cost is recognised, and no other', () => {
  const costing = (power: number) => `scrypt$${2 ** power}$8$1$c2FsdA$aGFzaA`;
  expect([16, 17, 18].map((power) => isCheap(costing(power), 17))).toEqual([true, false, false]);
});

test('a hash is that of RFC 7914, with the cost that it states', async () => {
  const salt = Buffer.from('NaCl').toString('base64url');
  const key =
    'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640';
  const hash = Buffer.from(key, 'hex').toString('base64url');
  expect(await verifyPassword('password', `scrypt$1024$8$16$${salt}$${hash}`)).toBe(true);
  expect(await verifyPassword('password', `scrypt$2048$8$16$${salt}$${hash}`)).toBe(false);
});

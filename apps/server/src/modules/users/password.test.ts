import { expect, test } from 'vitest';
import { testCost } from '../../testing/test-config.ts';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is recognised and any other one is not', async () => {
  const stored = await hashPassword('Portal-demo-1!', testCost);
  expect(await verifyPassword('Portal-demo-1!', stored)).toBe(true);
  expect(await verifyPassword('Portal-demo-1', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

test('the same password is stored differently every time, never as it is, and at OWASP’s minimum', async () => {
  const [one, other] = await Promise.all([hashPassword('Portal-demo-1!'), hashPassword('Portal-demo-1!')]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^scrypt\$131072\$8\$1\$[\w-]+\$[\w-]+$/);
  expect(one).not.toContain('Portal-demo');
});

test.each(['', 'plain text', 'scrypt$16384$8$1$$', 'bcrypt$1$2$3$c2FsdA$aGFzaA'])(
  'a stored text of another form (%j) matches no password',
  async (stored) => {
    expect(await verifyPassword(stored, stored)).toBe(false);
  },
);

import { standardPasswordCost } from '../../config/config.ts';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { concurrencyLimits } from '../../platform/limits/concurrency-limits.ts';

const keyLength = 32;

const costOf = (power: number) => ({ N: 2 ** power, r: 8, p: 1 });
type Cost = ReturnType<typeof costOf>;

const saltLength = 16;

const written = ({ N, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. The cost is included, so that it can be raised later. */
export async function hashPassword(password: string, power = standardPasswordCost): Promise<string> {
  const salt = randomBytes(saltLength);
  const cost = costOf(power);
  const key = await derived(password, salt, cost, keyLength);
  return written(cost, salt, key);
}

/** Random bytes in place of a hash: no password matches it, and each attempt takes as long as with a real hash. */
export const dummyHash = (power = standardPasswordCost): string =>
  written(costOf(power), randomBytes(saltLength), randomBytes(keyLength));

/** Takes the same time for a wrong password as for the right one. A stored text in another format never matches. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, n, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  const parameters = { N: Number(n), r: Number(r), p: Number(p) };
  const key = await derived(password, Buffer.from(salt, 'base64url'), parameters, expected.length);
  return timingSafeEqual(key, expected);
}

/** Whether a hash has a lower cost than the current one. */
export const isCheap = (stored: string, power: number): boolean => Number(stored.split('$')[1]) < 2 ** power;

const derived = (password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> =>
  concurrencyLimits.run(
    'signIn',
    () =>
      new Promise((resolve, reject) => {
        const maxmem = 256 * cost.N * cost.r;
        scrypt(password.normalize('NFKC'), salt, length, { ...cost, maxmem }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

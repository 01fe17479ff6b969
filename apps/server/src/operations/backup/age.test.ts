import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encryptedFor, withDecrypted } from './age.ts';

/** Several blocks, because age encrypts each block separately. */
const bytes = randomBytes(300_000);
const leftOver = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('portal-restore-'));
let folder = '';
let file = '';
let identity = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'age-'));
  file = join(folder, 'backup.age');
  identity = join(folder, 'key.txt');
  const key = await generateX25519Identity();
  await writeFile(identity, `# created: 2026-11-23\n${key}\n`);
  const sink = encryptedFor(await identityToRecipient(key), async (archive) => {
    await writeFile(file, await buffer(archive));
  });
  await sink(parts());
});
afterAll(() => rm(folder, { recursive: true }));

async function* parts() {
  for (let at = 0; at < bytes.length; at += 7_000) yield bytes.subarray(at, at + 7_000);
}

test('a backup for a public key contains no plain text, and its private key restores it', async () => {
  const before = await leftOver();
  const encrypted = await readFile(file);
  expect(encrypted.includes(bytes.subarray(1_000, 1_032))).toBe(false);
  expect((await withDecrypted(file, identity, (plain) => readFile(plain))).equals(bytes)).toBe(true);
  expect(await leftOver()).toEqual(before);
});

test('an encrypted backup is rejected without its key, with another key, and after a change', async () => {
  const before = await leftOver();
  const never = () => Promise.reject(new Error('There is nothing to work on.'));
  await expect(withDecrypted(file, undefined, never)).rejects.toThrow(
    /is encrypted; give .* by --identity\.$/,
  );
  const other = join(folder, 'other.txt');
  await writeFile(other, await generateX25519Identity());
  await expect(withDecrypted(file, other, never)).rejects.toThrow(/cannot be decrypted/);
  await expect(withDecrypted(file, join(folder, 'none'), never)).rejects.toThrow(/holds no private key/);
  const changed = await readFile(file);
  changed[200_000] = (changed[200_000] ?? 0) ^ 1;
  await writeFile(join(folder, 'changed.age'), changed);
  await expect(withDecrypted(join(folder, 'changed.age'), identity, never)).rejects.toThrow(/or damaged\.$/);
  expect(await leftOver()).toEqual(before);
});

test('an invalid public key is rejected before anything is written', () => {
  expect(() => encryptedFor('age1nobody', never)).toThrow(
    'age1nobody is not a public key of age; one begins with age1.',
  );
  function never() {
    return Promise.reject(new Error('Nothing is written.'));
  }
});

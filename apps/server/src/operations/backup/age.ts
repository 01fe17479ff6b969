import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../../config/start-error.ts';
import type { Sink } from './write-backup.ts';

const firstLine = 'age-encryption.org/v1';

/**
 * A sink that encrypts its input for a public key, in age format.
 *
 * @param recipient As in `age1…`.
 */
export function encryptedFor(recipient: string, sink: Sink): Sink {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartError(
      `Nothing was written: ${recipient} is not a public key of age; one begins with age1.`,
    );
  }
  return async (archive) => sink(await encrypter.encrypt(ReadableStream.from(archive)));
}

/**
 * Runs work on a backup, which is first decrypted into a temporary folder (`TMPDIR`) if it is encrypted. The
 * decrypted file is always deleted.
 *
 * @param identity File with the private keys, as written by `age-keygen`.
 */
export async function withDecrypted<T>(
  file: string,
  identity: string | undefined,
  work: (plain: string) => Promise<T>,
): Promise<T> {
  if (!(await isEncrypted(file))) return work(file);
  if (identity === undefined)
    throw new StartError(
      `Nothing was restored: ${file} is encrypted; give the file with the private key by --identity.`,
    );
  const keys = await identitiesOf(identity);
  const folder = await mkdtemp(join(tmpdir(), 'portal-restore-'));
  try {
    const plain = join(folder, 'backup.zip');
    await decryptTo(plain, file, keys);
    return await work(plain);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function decryptTo(plain: string, file: string, keys: readonly string[]): Promise<void> {
  try {
    const decrypter = new Decrypter();
    for (const key of keys) decrypter.addIdentity(key);
    const source = createReadStream(file) as AsyncIterable<Uint8Array>;
    const decrypted = await decrypter.decrypt(ReadableStream.from(source));
    await pipeline(decrypted, createWriteStream(plain, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new StartError(
      `Nothing was restored: ${file} cannot be decrypted: it is for another key, or damaged.`,
    );
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length), 0, firstLine.length);
    return buffer.toString('latin1', 0, bytesRead) === firstLine;
  } catch {
    // The code that opens the file as a backup reports the problem.
    return false;
  }
}

async function identitiesOf(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const keys = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0) throw new StartError(`Nothing was restored: ${file} holds no private key of age.`);
  return keys.map((key) => key.trim());
}

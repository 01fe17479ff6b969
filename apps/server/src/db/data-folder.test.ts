import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { connect } from './connect.ts';
import { lockDataFolder } from './data-folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => join(folder, 'portal.lock');

/** Another process that holds the folder until it is told to end. */
async function holder() {
  const module = join(import.meta.dirname, 'data-folder-lock.ts');
  const code = `const { lockDataFolder } = await import(${JSON.stringify(module)});
    lockDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a folder that another process uses is refused with a sentence that names it', async () => {
  const other = await holder();
  expect(() => lockDataFolder(folder)).toThrow(StartError);
  expect(() => lockDataFolder(folder)).toThrow(new RegExp(`in use by process ${other.pid}`));
  other.kill('SIGKILL');
  await once(other, 'exit');
});

test('the lock of a process that was killed is taken over', async () => {
  const other = await holder();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(existsSync(lockFile())).toBe(true);
  const unlock = lockDataFolder(folder);
  unlock();
  expect(existsSync(lockFile())).toBe(false);
});

test.each([
  ['another start of the same process number', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['an unreadable one', 'half a lo'],
  ['an empty one', ''],
])('a lock left behind (%s) is taken over', (_, text) => {
  writeFileSync(lockFile(), text);
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(StartError);
  unlock();
});

test('a damaged data folder is one clear sentence, and the folder is free again', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'not a version');
  await expect(connect({ databaseUrl: undefined, dataDir: folder })).rejects.toThrow(
    /damaged and cannot be opened/,
  );
  expect(existsSync(lockFile())).toBe(false);
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test(
  'nobody else on the machine can read or write anything of the database',
  { timeout: 60_000 },
  async () => {
    const made = join(folder, 'below', 'data');
    const db = await connect({ databaseUrl: undefined, dataDir: made });
    await db.system((trx) => sql`create table made_later (id integer)`.execute(trx));
    expect([modeOf(join(folder, 'below')), modeOf(made)]).toEqual([0o700, 0o700]);
    const paths = readdirSync(made, { recursive: true, encoding: 'utf8' }).map((path) => join(made, path));
    expect(paths.length).toBeGreaterThan(500);
    expect(paths.filter((path) => (modeOf(path) & 0o077) !== 0)).toEqual([]);
    await db.close();
  },
);

test.each([0o755, 0o770, 0o701])(
  'a folder of mode %o is refused with the command that mends it, and left as it is',
  async (mode) => {
    chmodSync(folder, mode);
    await expect(connect({ databaseUrl: undefined, dataDir: folder })).rejects.toThrow(
      new StartError(
        `The data folder ${folder} is open to others on this machine; close it with: chmod -R go= ${folder}`,
      ),
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('the command names a folder with blanks and quotes so that a shell takes it whole', async () => {
  const odd = join(folder, "Mia's data");
  mkdirSync(odd, { mode: 0o755 });
  await expect(connect({ databaseUrl: undefined, dataDir: odd })).rejects.toThrow(
    String.raw`chmod -R go= '${folder}/Mia'\''s data'`,
  );
});

test.each([
  ['names a file', '', /^PORTAL_DATA_DIR names a file, .*notes; set it to a folder\.$/],
  ['lies below a file', 'data', /^The data folder .* cannot be used \(ENOTDIR\); set PORTAL_DATA_DIR/],
])('a data folder that %s is one clear sentence', async (_, below, sentence) => {
  writeFileSync(join(folder, 'notes'), 'mine');
  const dataDir = join(folder, 'notes', below);
  const refusal = connect({ databaseUrl: undefined, dataDir });
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(sentence);
});

test('a folder that holds something else is left alone', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'holiday.txt'), 'mine');
  await expect(connect({ databaseUrl: undefined, dataDir: folder })).rejects.toThrow(StartError);
  expect(existsSync(join(folder, 'database', 'holiday.txt'))).toBe(true);
});

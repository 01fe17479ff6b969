import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
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
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseScope } from '../../../../../tools/test-scope.ts';
import { StartError } from '../../config/start-error.ts';
import { connect } from './connect.ts';
import { lockDataFolder } from './data-folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
});
const contenders: ChildProcess[] = [];
afterEach(async () => {
  for (const child of contenders.splice(0))
    if (child.exitCode === null && child.signalCode === null) await end(child);
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => join(folder, 'portal.lock');

/** Another process that tries to lock the folder, reports the result, and holds the lock until it is ended. */
async function contender(apart: readonly string[] = []) {
  const module = join(import.meta.dirname, 'data-folder-lock.ts');
  const code = `const { lockDataFolder } = await import(${JSON.stringify(module)});
    try { lockDataFolder(${JSON.stringify(folder)}); console.log('held by ' + process.pid); }
    catch (error) { console.log(error.message); }
    process.stdin.resume().once('end', () => process.exit());`;
  const [command, ...words] = [...apart, process.execPath, '--input-type=module', '-e', code];
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  contenders.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}
const holder = async () => (await contender()).child;

async function end(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Ways to start a process in its own namespaces, as in a container; empty if the system allows none. */
const [apart] = [
  ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts'],
  ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc', '--uts'],
].filter(([command = '', ...words]) => spawnSync(command, [...words, 'true']).status === 0);

test('a folder in use is rejected with a message that names the owner', async () => {
  const other = await holder();
  expect(() => lockDataFolder(folder)).toThrow(StartError);
  expect(() => lockDataFolder(folder)).toThrow(new RegExp(`in use by process ${other.pid}`));
  await end(other);
});

test.runIf(releaseScope)(
  'of three isolated processes one gets the folder, and a later one gets it after that has ended',
  async () => {
    const three = [await contender(apart), await contender(apart), await contender(apart)];
    const held = three.filter(({ said }) => said.startsWith('held'));
    expect(held).toHaveLength(1);
    for (const { said } of three) if (!said.startsWith('held')) expect(said).toMatch(/in use by process \d+/);
    // The first process of every container has the id 1.
    if (apart) expect(held[0]?.said).toBe('held by 1');
    expect(() => lockDataFolder(folder)).toThrow(StartError);
    for (const { child } of held) await end(child);
    expect((await contender(apart)).said).toMatch(/^held/);
  },
);

test('a folder is in use even if its owner cannot be found on this machine', async () => {
  const other = await holder();
  writeFileSync(lockFile(), JSON.stringify({ pid: 999_999_999, host: 'elsewhere' }));
  expect(() => lockDataFolder(folder)).toThrow(/in use by process 999999999 on elsewhere/);
  rmSync(lockFile());
  expect(() => lockDataFolder(folder)).toThrow(/in use by another process/);
  await end(other);
});

test('the lock of a killed process is taken over', async () => {
  const other = await holder();
  await end(other);
  expect(existsSync(lockFile())).toBe(true);
  const unlock = lockDataFolder(folder);
  unlock();
  expect(existsSync(lockFile())).toBe(false);
});

test.each([
  ['of a process with the same number', JSON.stringify({ pid: process.pid, host: hostname() })],
  ['an unreadable one', 'half a lo'],
  ['an empty one', ''],
])('a stale lock (%s) is taken over', (_, text) => {
  writeFileSync(lockFile(), text);
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(StartError);
  unlock();
});

test('a damaged data folder is reported in one sentence, and its lock is released', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'not a version');
  await expect(connect({ databaseUrl: undefined, dataDir: folder })).rejects.toThrow(
    /damaged and cannot be opened/,
  );
  expect(existsSync(lockFile())).toBe(false);
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test.runIf(releaseScope)(
  'no other user of the machine can read or write the database',
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
  'a folder of mode %o is rejected with the command that repairs it, and stays unchanged',
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

test('the command quotes a folder name with blanks and quotes for the shell', async () => {
  const odd = join(folder, "Mia's data");
  mkdirSync(odd, { mode: 0o755 });
  await expect(connect({ databaseUrl: undefined, dataDir: odd })).rejects.toThrow(
    String.raw`chmod -R go= '${folder}/Mia'\''s data'`,
  );
});

test.each([
  ['names a file', '', /^PORTAL_DATA_DIR names a file, .*notes; set it to a folder\.$/],
  ['lies below a file', 'data', /^The data folder .* cannot be used \(ENOTDIR\); set PORTAL_DATA_DIR/],
])('a data folder that %s is reported in one sentence', async (_, below, sentence) => {
  writeFileSync(join(folder, 'notes'), 'mine');
  const dataDir = join(folder, 'notes', below);
  const opening = connect({ databaseUrl: undefined, dataDir });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(sentence);
});

test('a folder with other content stays unchanged', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'holiday.txt'), 'mine');
  await expect(connect({ databaseUrl: undefined, dataDir: folder })).rejects.toThrow(StartError);
  expect(existsSync(join(folder, 'database', 'holiday.txt'))).toBe(true);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('a folder that holds something else is left alone', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'holiday.txt'), 'mine');
  await expect(connect({ databaseUrl: undefined, dataDir: folder })).rejects.toThrow(StartError);
  expect(existsSync(join(folder, 'database', 'holiday.txt'))).toBe(true);
});

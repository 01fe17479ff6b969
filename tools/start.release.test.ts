import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../apps/server/src/platform/sockets/listen.ts';
import { manifestOf } from './pnpm.ts';
import { root } from './root.ts';

const isServing = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/live`).then(
    () => true,
    () => false,
  );

test('the command of the README ends its server when npx is ended', { timeout: 180_000 }, async () => {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'portal-start-'));
  const npx = spawn('npx', ['-y', manifestOf(root).packageManager, 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PORTAL_DATA_DIR: data },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    try {
      // The whole group: what npx has left behind if the test has failed.
      process.kill(-(npx.pid ?? 0), 'SIGTERM');
    } catch {
      // Nothing is left.
    }
    rmSync(data, { recursive: true, force: true });
  });
  await expect.poll(() => isServing(port), { timeout: 150_000 }).toBe(true);
  npx.kill('SIGTERM');
  await expect.poll(() => isServing(port), { timeout: 20_000 }).toBe(false);
});

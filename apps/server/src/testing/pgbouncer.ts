import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../platform/sockets/listen.ts';
import { withoutRoot } from './postgres.ts';

export interface TestPooler {
  /** The address of the database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of a database. In transaction mode it has three connections, fewer than a server opens to it. */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<TestPooler> {
  const { hostname, port: behind, pathname, username } = new URL(databaseUrl);
  const home = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
  chmodSync(home, 0o755);
  const port = await freePort();
  const settings = join(home, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${behind} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 3 : 30}
`,
    { mode: 0o644 },
  );
  const pooler = spawn('pgbouncer', [settings], {
    ...withoutRoot,
    // Debian installs it where only administrators look.
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killNow = () => void pooler.kill('SIGKILL');
  process.once('exit', killNow);
  const ended = once(pooler, 'close').catch(() => undefined);
  await new Promise<void>((resolve, reject) => {
    let said = '';
    pooler.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('process up')) resolve();
    });
    pooler.once('error', () => reject(new Error('pgbouncer is missing: apt-get install pgbouncer')));
    pooler.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}: ${said}`)));
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      process.off('exit', killNow);
      pooler.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

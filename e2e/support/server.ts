import { expect, test as base } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '../../apps/server/src/testing/postgres.ts';

export interface ServerOptions {
  /** The database of the server. */
  database: 'pglite' | 'postgres';
  /** Additional settings of the worker's server: tests that set some get their own server. */
  settings: Readonly<Record<string, string>>;
}

export interface Server {
  /** Address of the tenant harbour. */
  readonly origin: string;
  readonly port: number;
  /** The output so far. */
  output(): string;
  /** Stops the server with SIGTERM and resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Kills the server like a power cut. */
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

/** The servers run for seconds, and optimising the embedded database's code would take a third of their time. */
const shortLived = '--liftoff-only';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** Starts the server in its own process; resolves when it is ready or has exited. */
export async function spawnServer(
  environment: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; output: () => string; ready: boolean }> {
  const child = spawn(process.execPath, [shortLived, main], {
    // At the full password cost, signing in would dominate the duration of most tests.
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

/** Starts a server with its own data; resolves when it is ready. */
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

/** Folder with freshly seeded data, created once per run and copied for each test. */
export const seededFolder = join(import.meta.dirname, '../../test-results/seeded');

/** Environment variable with the URL of a freshly seeded PostgreSQL database, created once and copied for each test. */
export const SEEDED_DATABASE = 'E2E_SEEDED_DATABASE';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'portal-e2e-'));

/** Passes a temporary folder to `work`, with demo data or empty. */
async function withFolder<T>(seeded: boolean, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  if (seeded) cpSync(seededFolder, folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Passes settings for freshly seeded data to `work`. */
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

export interface ServerFixtures {
  /** Starts a server that is stopped when the test ends. */
  launch: (environment: Readonly<Record<string, string>>) => Promise<Server>;
  /** A freshly seeded folder, deleted after the test. */
  folder: string;
  /** An empty folder, deleted after the test. */
  emptyFolder: string;
  /** CSP violations of the test's pages; the test fails if any remain at its end. */
  cspViolations: string[];
}

/** Tests against one freshly seeded server per worker, or against servers that they launch. */
export const test = base.extend<ServerFixtures, ServerOptions & { server: Server }>({
  launch: async ({}, provide) => {
    const launched: Server[] = [];
    await provide(async (environment) => {
      const server = await startServer({ DATABASE_URL: '', ...environment });
      launched.push(server);
      return server;
    });
    await Promise.all(launched.map((server) => server.kill()));
  },
  folder: ({}, provide) => withFolder(true, provide),
  emptyFolder: ({}, provide) => withFolder(false, provide),
  cspViolations: async ({}, provide) => {
    const cspViolations: string[] = [];
    await provide(cspViolations);
    expect(cspViolations, 'No screen, menu or dialog asks for more than its policy gives.').toEqual([]);
  },
  context: async ({ context, cspViolations }, provide) => {
    await context.exposeBinding('reportCspViolation', (_, line: string) => void cspViolations.push(line));
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        (globalThis as unknown as { reportCspViolation: (line: string) => void }).reportCspViolation(
          `${effectiveDirective} ${blockedURI} ${sourceFile}`,
        ),
      ),
    );
    await provide(context);
  },
  database: ['pglite', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    ({ database, settings }, provide) =>
      withData(database, async (environment) => {
        const server = await startServer({ ...environment, ...settings });
        await provide(server);
        await server.stop();
      }),
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from '@playwright/test';

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { browser } from '../people/testing/browser.ts';
import { refresh, signedIn, tokensOf } from '../people/testing/identity-server.ts';
import { freePort } from '../platform/sockets/listen.ts';
import { serverOn, signInByTests } from './server-process.ts';

/** Sends a request as FULL and returns the parsed response; throws without a response that acknowledges it. */
export type Send = <T = unknown>(path: string, sent?: RequestInit) => Promise<T>;

/** A separate server process that can be killed and restarted, with a user who stays signed in. */
export interface KilledServer {
  readonly send: Send;
  /** A folder for test files, and for the data of an embedded database. */
  readonly folder: string;
  /** Kills the process and starts another one; returns the milliseconds until that is ready. */
  restart(): Promise<number>;
  /** Stops the process, and starts another one once it has ended. */
  replace(): Promise<void>;
  /** Throws if the renewal is rejected. */
  renew(): Promise<void>;
  /** Stops the server and opens its database. */
  left(): Promise<Database>;
  remove(): Promise<void>;
}

/** @param databaseUrl A separate database; undefined for the embedded one. */
export async function killedServer(
  databaseUrl: string | undefined,
  more: (folder: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<KilledServer> {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const env = {
    ...signInByTests,
    PORTAL_DATA_DIR: join(folder, 'data'),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...more(folder),
  };
  const server = serverOn(await freePort(), env);
  await server.begin();
  const visitor = browser(server.port);
  let tokens = await signedIn(visitor);
  let open: Database | undefined;
  return {
    folder,
    send: async <T>(path: string, sent: RequestInit = {}) => {
      const answer = await fetch(`http://localhost:${server.port}/api${path}`, {
        ...sent,
        headers: { authorization: `Bearer ${tokens.access_token}`, ...(sent.headers as object) },
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text}`);
      return JSON.parse(text) as T;
    },
    restart: async () => {
      server.program().signal('SIGKILL');
      await server.program().ended;
      return server.begin();
    },
    replace: async () => {
      server.program().signal('SIGTERM');
      await server.program().ended;
      await server.begin();
    },
    renew: async () => {
      const answer = await refresh(visitor, tokens.refresh_token);
      if (answer.status !== 200) throw new Error(`The renewal was refused: ${answer.text}`);
      tokens = tokensOf(answer);
    },
    left: async () => {
      server.program().signal('SIGTERM');
      await server.program().ended;
      open = await connect(readConfig(env, '/'));
      return open;
    },
    remove: async () => {
      server.program().signal('SIGKILL');
      await server.program().ended;
      await open?.close();
      await rm(folder, { recursive: true });
    },
  };
}

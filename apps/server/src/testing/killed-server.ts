import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { browser } from '../people/testing/browser.ts';
import { refresh, signedIn, tokensOf } from '../people/testing/identity-server.ts';
import { freePort } from '../platform/http/listen.ts';
import { serverOn, signInByTests } from './server-process.ts';

/** What is sent as FULL, and its parsed answer; throws where no answer came, or none that acknowledges. */
export type Send = <T = unknown>(path: string, sent?: RequestInit) => Promise<T>;

/** A server in a process of its own, killed without a word and begun again, with somebody who stays signed in. */
export interface KilledServer {
  readonly send: Send;
  /** The folder of the data, if the database is the embedded one, and of whatever a test puts there. */
  readonly folder: string;
  /** Ends the process at once, and begins another one; answers the milliseconds until that is ready. */
  restart(): Promise<number>;
  /** Tells the process to stop, and begins another one once it has ended. */
  replace(): Promise<void>;
  /** A refused renewal throws. */
  renew(): Promise<void>;
  /** Tells the server to stop, and answers what it left. */
  left(): Promise<Database>;
  remove(): Promise<void>;
}

/** @param databaseUrl Of a database of its own; undefined for the embedded one. */
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

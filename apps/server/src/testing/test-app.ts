import { join } from 'node:path';
import { logOut } from '@portal/api/contract';
import { createApp, type AppDeps } from '../app.ts';
import type { Database } from '../platform/db/connect.ts';
import { addressOf } from '../platform/http/mount.ts';
import { staticFiles } from '../platform/http/static-files.ts';
import { createIdentity } from '../people/index.ts';
import { jsonLog } from '../platform/observability/log.ts';
import { tenantDirectory } from '../tenants/directory.ts';
import { testConfig } from './test-config.ts';

export interface Request {
  /** The id of a demo user, as in `FULL`, whose token is sent; default no token. */
  readonly as?: string;
  /** Default the host of tenant harbour. */
  readonly host?: string;
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | Uint8Array<ArrayBuffer> | ReadableStream;
}

export interface TestApp {
  send(path: string, request?: Request): Promise<Response>;
  /** The parsed body of a response, whose status has to be 200. */
  read<T = never>(path: string, request?: Request): Promise<T>;
  /** An access token of a demo user for the host. */
  tokenOf(host: string, id: string): Promise<string>;
  readonly logged: string[];
  /** For tests that need a socket. */
  readonly hono: ReturnType<typeof createApp>;
}

/** A small build in place of the portal's. */
export const fixtureBuild = join(import.meta.dirname, 'fixture-build');

export function testApp(db: Database, more: Partial<AppDeps> = {}): TestApp {
  const logged: string[] = [];
  const tenants = tenantDirectory(db);
  // These requests have no proofs of possession, which have separate tests.
  const config = { ...(more.config ?? testConfig()), tokenBinding: false };
  const log = jsonLog((line) => logged.push(line));
  const identity = createIdentity({ db, tenants, config, log });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (host: string, id: string) => {
    const name = `${host} ${id}`;
    const token = tokens.get(name) ?? identity.issueToken(host, `G-${id}`);
    tokens.set(name, token);
    return token;
  };
  const app = createApp({
    db,
    tenants,
    identity,
    log,
    files: staticFiles(fixtureBuild),
    checkReplies: true,
    ...more,
    config,
  });
  const send = async (path: string, request: Request = {}) => {
    const host = request.host ?? 'harbour.localhost:4000';
    const token = request.as === undefined ? undefined : await tokenOf(host, request.as);
    const answer = await app.request(`http://${host}${path}`, {
      method:
        request.method ??
        (request.json === undefined && !(request.body instanceof FormData) ? 'GET' : 'POST'),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(request.json !== undefined && { 'content-type': 'application/json' }),
        ...request.headers,
      },
      body: request.json === undefined ? (request.body ?? null) : JSON.stringify(request.json),
      ...(request.body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
    // A user who has logged out signs in again for the next call.
    if (answer.ok && path === addressOf(logOut)) tokens.delete(`${host} ${request.as}`);
    return answer;
  };
  return {
    send,
    tokenOf,
    read: async <T>(path: string, request?: Request) => {
      const answer = await send(path, request);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    logged,
    hono: app,
  };
}

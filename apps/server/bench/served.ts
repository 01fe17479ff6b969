import { endpoint } from '@portal/api/contract';
import * as v from 'valibot';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { Database } from '../src/platform/db/connect.ts';
import { route } from '../src/platform/http/route.ts';
import { staticFiles } from '../src/platform/http/static-files.ts';
import { createIdentity } from '../src/people/index.ts';
import { freePort, listen } from '../src/platform/http/listen.ts';
import { tenantDirectory } from '../src/tenants/directory.ts';
import { seeded, type SeededRows } from './seeded.ts';

/** Same token check, same tenant transaction, same headers: what any signed-in call costs before it does anything. */
const empty = endpoint({ id: 'C999', method: 'GET', path: '/empty', needs: 'signedIn', reply: v.object({}) });

export interface Served {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly origin: string;
  /** Of Fiona Full, who holds every claim. */
  readonly token: string;
  /** Hers at another host of the server. */
  tokenAt(host: string): Promise<string>;
  stop(): Promise<void>;
}

/** The whole server in this process, on a PostgreSQL of its own. */
export async function serve(rows: SeededRows): Promise<Served> {
  const { db, databaseUrl, stop } = await seeded(rows);
  const port = await freePort();
  const config = readConfig({ PORT: String(port), PORTAL_TOKEN_BINDING: '0' }, '/');
  const log = { event: () => undefined };
  const tenants = tenantDirectory(db);
  const identity = createIdentity({ db, tenants, config, log });
  const app = createApp({
    db,
    tenants,
    identity,
    config,
    log,
    files: staticFiles('/nowhere'),
    extend: (hono, deps) => route(hono, deps, empty, () => ({})),
  });
  const listening = await listen(app, { config, log });
  return {
    db,
    databaseUrl,
    origin: `http://localhost:${port}`,
    tokenAt: (host) => identity.issueToken(host, 'G-FULL'),
    token: await identity.issueToken(`localhost:${port}`, 'G-FULL'),
    stop: async () => {
      await listening.stop();
      await stop();
    },
  };
}

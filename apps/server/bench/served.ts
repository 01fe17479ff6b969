import { endpoint } from '@portal/api/contract';
import pg from 'pg';
import * as v from 'valibot';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { connectPostgres, type Database } from '../src/db/connect.ts';
import { patiently } from '../src/db/patience.ts';
import { seedDemo } from '../src/seed/seed.ts';
import { migrate } from '../src/db/migrate.ts';
import { route } from '../src/http/route.ts';
import { staticFiles } from '../src/http/static-files.ts';
import { createIdentity } from '../src/identity/index.ts';
import { freePort, listen } from '../src/listen.ts';
import { tenantDirectory } from '../src/tenants/directory.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { fill, fillPeople } from './fill.ts';
import { fillVerifications } from '../src/testing/fill-verifications.ts';

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

/** The whole server on a PostgreSQL of its own, with so many applications. */
export async function serve(rows: number): Promise<Served> {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url();
  const db = connectPostgres(databaseUrl);
  await migrate(db);
  await patiently(async () => {
    await seedDemo(db);
    await fill(db, rows);
    await fillPeople(db);
    await fillVerifications(db, 100_000);
  });
  await vacuum(databaseUrl);
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
      await db.close();
      await postgres.stop();
    },
  };
}

/** As the database's own housekeeping would: what is read in an index alone depends on it. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

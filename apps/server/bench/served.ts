import { endpoint } from '@portal/api/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { connectPostgres, type Database } from '../src/platform/db/connect.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { patiently } from '../src/platform/db/patience.ts';
import { route } from '../src/platform/http/route.ts';
import { staticFiles } from '../src/platform/http/static-files.ts';
import { createIdentity } from '../src/people/index.ts';
import { freePort, listen } from '../src/platform/http/listen.ts';
import { seedDemo } from '../src/operations/seed/seed.ts';
import { tenantDirectory } from '../src/tenants/directory.ts';
import { fillAudit } from '../src/testing/fill-audit.ts';
import { fillVerifications } from '../src/testing/fill-verifications.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { fill, fillPeople } from './fill.ts';

export interface Seeded {
  readonly db: Database;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own with the demo data, 10 000 people, 100 000 verifications and the given numbers of rows. */
export async function seeded(applications: number, audit = 0): Promise<Seeded> {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url();
  const db = connectPostgres(databaseUrl);
  await migrate(db);
  await patiently(async () => {
    await seedDemo(db);
    await fill(db, applications);
    await fillPeople(db);
    await fillVerifications(db, 100_000);
    await fillAudit(db, audit);
  });
  // Index-only scans need the visibility map, which autovacuum writes later.
  await db.session(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`vacuum analyze`.execute(session);
  });
  return {
    db,
    databaseUrl,
    stop: async () => {
      await db.close();
      await postgres.stop();
    },
  };
}

/** Same token check, tenant transaction and headers as any signed-in call, and nothing else. */
const empty = endpoint({ id: 'C999', method: 'GET', path: '/empty', needs: 'signedIn', reply: v.object({}) });

export interface Served extends Seeded {
  readonly origin: string;
  /** Of Fiona Full, who holds every claim. */
  readonly token: string;
  /** Her token at another host of the server. */
  tokenAt(host: string): Promise<string>;
}

/** The whole server in this process, on a seeded database. */
export async function serve(applications: number, audit = 0): Promise<Served> {
  const { db, databaseUrl, stop } = await seeded(applications, audit);
  const port = await freePort();
  const config = readConfig({ PORT: String(port), PORTAL_TOKEN_BINDING: '0' }, '/');
  const log = { event: () => undefined };
  const tenants = tenantDirectory(db);
  const identity = createIdentity({ db, tenants, config, log });
  const files = staticFiles('/nowhere');
  const app = createApp({
    db,
    tenants,
    identity,
    config,
    log,
    files,
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

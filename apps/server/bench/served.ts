import { endpoint } from '@portal/api/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { readConfig } from '../src/config/config.ts';
import { connectPostgres, type Database } from '../src/platform/db/connect.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { withJobTimeouts } from '../src/platform/db/transaction-timeouts.ts';
import { route } from '../src/platform/http/route.ts';
import { freePort, listen } from '../src/platform/sockets/listen.ts';
import { seedDemo } from '../src/operations/seed/seed.ts';
import { fillVerifications } from '../src/testing/fill-verifications.ts';
import { testApp } from '../src/testing/test-app.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { fill, fillPeople } from './fill.ts';

export interface Seeded {
  readonly db: Database;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/**
 * A separate PostgreSQL server with the demo data, the given number of applications, 10 000 users and 100 000
 * verifications.
 */
export async function seeded(applications: number): Promise<Seeded> {
  const postgres = await startPostgres();
  const databaseUrl = postgres.url();
  const db = connectPostgres(databaseUrl);
  await migrate(db);
  await withJobTimeouts(async () => {
    await seedDemo(db);
    await fill(db, applications);
    await fillPeople(db);
    await fillVerifications(db, 100_000);
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

/** Only the token check, the tenant transaction and the headers of a call by a signed-in user. */
const empty = endpoint({ id: 'C999', method: 'GET', path: '/empty', needs: 'signedIn', reply: v.object({}) });

export interface Served extends Seeded {
  readonly origin: string;
  /** The token of Fiona Full, who has every claim. */
  readonly token: string;
  /** Her token for another host of the server. */
  tokenAt(host: string): Promise<string>;
}

/** The whole server in this process, on a seeded database. */
export async function serve(applications: number): Promise<Served> {
  const { db, databaseUrl, stop } = await seeded(applications);
  const config = readConfig({ PORT: String(await freePort()) }, '/');
  const log = { event: () => undefined };
  const { hono, tokenOf } = testApp(db, {
    config,
    log,
    checkReplies: false,
    extend: (app, deps) => route(app, deps, empty, () => ({})),
  });
  const listening = await listen(hono, { config, log });
  const host = `localhost:${config.port}`;
  return {
    db,
    databaseUrl,
    origin: `http://${host}`,
    tokenAt: (other) => tokenOf(other, 'FULL'),
    token: await tokenOf(host, 'FULL'),
    stop: async () => {
      await listening.stop();
      await stop();
    },
  };
}

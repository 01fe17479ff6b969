import pg from 'pg';
import { connectPostgres, type Database } from '../src/platform/db/connect.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { patiently } from '../src/platform/db/patience.ts';
import { seedDemo } from '../src/operations/seed/seed.ts';
import { fillAudit } from '../src/testing/fill-audit.ts';
import { fillVerifications } from '../src/testing/fill-verifications.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { fill, fillPeople } from './fill.ts';

export interface Seeded {
  readonly db: Database;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export interface SeededRows {
  readonly applications: number;
  /** Lines of the audit. Default none but those of the demo data. */
  readonly audit?: number;
}

/** A PostgreSQL of its own with the demo data, so many applications, 10 000 people and 100 000 verifications. */
export async function seeded({ applications, audit = 0 }: SeededRows): Promise<Seeded> {
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
  await vacuum(databaseUrl);
  return {
    db,
    databaseUrl,
    stop: async () => {
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

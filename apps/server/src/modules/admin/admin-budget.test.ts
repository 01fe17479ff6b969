import type { listColumnVersions, Reply } from '@portal/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { measuredApp } from '../../testing/call-costs.ts';
import { openSeeded } from '../../testing/databases.ts';
import { readTable } from './admin.store.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let db: Database;
let costs: ReturnType<typeof measuredApp>;
beforeAll(async () => {
  db = await openSeeded('postgres');
  costs = measuredApp(db);
  await db.inTenant('harbour', (trx) =>
    sql`insert into view_setting_version (tenant_id, kind, number, origin, known, shown)
      select tenant_id, kind, later, 'saved', known, shown[(later % 5) + 1:]
      from view_setting_version, generate_series(2, 200) as later where kind = 'column'`.execute(trx),
  );
});
afterAll(() => db.close());

const columns = () => costs.app.send('/api/admin/columns', { as: 'FULL' });
const history = () => costs.app.send('/api/admin/columns/history', { as: 'FULL' });

test('reads a table and its newest version in one statement', async () => {
  expect(await costs.statementsOf(columns)).toBe(1);
});

test('reads the newest version once, and not once per entry', async () => {
  await db.inTenant('harbour', async (trx) => {
    const scans = async () => {
      const { rows } = await sql<{ scans: number }>`select idx_scan::int as scans
        from pg_stat_xact_user_tables where relname = 'view_setting_version'`.execute(trx);
      return rows[0]?.scans ?? 0;
    };
    const before = await scans();
    const { settings, newest } = await readTable(trx, 'column');
    expect(settings.length).toBeGreaterThan(1);
    expect(newest).toMatchObject({ Version: 200 });
    expect((await scans()) - before).toBe(1);
  });
});

// Other work on the machine can slow down one side.
test('lists 200 versions in less than four times an empty answer', { retry: 3 }, async () => {
  const { TotalRows } = (await (await history()).json()) as Reply<typeof listColumnVersions>;
  expect(TotalRows).toBe(200);
  expect(await costs.timesOf(history)).toBeLessThan(4);
});

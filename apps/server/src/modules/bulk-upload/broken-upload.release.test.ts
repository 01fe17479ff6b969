import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { connectPostgres } from '../../platform/db/connect.ts';
import { copiedDatabase } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { all, type ListReply } from '../../testing/wire.ts';
import { sendFile, sheetOf, upload } from './testing/upload.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

const storing = `select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query ilike '%insert into application %'
    and state = 'active'`;

test('a connection lost while rows are stored leaves all of them or none, and the key can be used again', async () => {
  const url = await copiedDatabase(inject('postgresTemplate'));
  const db = connectPostgres(url, 3);
  const app = testApp(db);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const total = async () => (await app.read<ListReply>(all, { as: 'FULL' })).TotalRows;
  const before = await total();
  const rows = 3000;
  const bytes = await sheetOf(
    ...Array.from({ length: rows }, (_, index) => ({ ExternalID: `CUT-${index}` })),
  );
  const headers = { 'idempotency-key': 'cut' };
  const sending = sendFile(app, 'a.xlsx', bytes, { headers });
  let answered = false;
  void sending.finally(() => {
    answered = true;
  });
  let cut = 0;
  while (!answered && cut === 0) {
    const { rows: busy } = await admin.query<{ pid: number }>(storing);
    for (const { pid } of busy) {
      await admin.query('select pg_terminate_backend($1)', [pid]);
      cut += 1;
    }
  }
  const answer = await sending;
  expect(cut).toBeGreaterThan(0);
  expect(await total()).toBe(before + (answer.ok ? rows : 0));
  expect(await upload(app, 'a.xlsx', bytes, { headers })).toMatchObject({ Success: true });
  expect(await total()).toBe(before + rows);
  await admin.end();
  await db.close();
});

import { everyClaim, Permission, type Reply, type revealTaxNumber } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Trx } from '../../platform/db/connect.ts';
import { demoSealer, taxNumberContext } from '../../platform/db/sealer.ts';
import { readApplications, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reveal as revealTax } from './application-tax.service.ts';

type Revealed = Reply<typeof revealTaxNumber>;
const number = '876543210';

onEachDatabase('Tax file numbers', (db) => {
  let app: TestApp;
  let applications: Applications;
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
    await asOwner((trx) => put(trx, demoSealer.seal(number, taxNumberContext('harbour', 1004, 0))));
  });
  const asOwner = <T>(work: (trx: Trx) => Promise<T>) =>
    db().system(async (trx) => {
      // Row-level security also applies to the owner.
      await sql`select set_config('portal.tenant', 'harbour', true)`.execute(trx);
      return work(trx);
    });
  const put = (trx: Trx, sealed: Buffer, position = 0) =>
    trx
      .updateTable('application_tax')
      .set({ tfn_sealed: sealed })
      .where('application_id', '=', 1004)
      .where('position', '=', position)
      .execute();
  const reveal = (ref: string | number, Position: unknown = 0, as = 'FULL') =>
    app.send(`/api/application/revealtaxnumber/${ref}`, { as, json: { Position } });
  const audited = () => asOwner((trx) => trx.selectFrom('audit_entry').selectAll().orderBy('id').execute());

  describe('revealed to a person with the claims', () => {
    test('are recorded in the feed and permanently in the audit log (DETAIL-064)', async () => {
      const before = (await audited()).length;
      const answer = await reveal(applications.guidOf(1004));
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await answer.json()) as Revealed).toEqual({ ErrorNo: 0, Tfn: number });
      const name = (await applications.detail(1004)).ApplicationTaxInformations?.[0]?.ApplicantName;
      expect((await applications.lines(1004))[0]).toBe(`Tax file number of ${name} shown by Fiona Full`);
      const entries = (await audited()).slice(before);
      expect(entries).toMatchObject([
        {
          tenant_id: 'harbour',
          actor_id: 'G-FULL',
          action: 'tax-number-shown',
          application_id: 1004,
          part: '0',
        },
      ]);
    });

    test('are named in the feed only to readers who can see the tax card', async () => {
      await reveal(1004);
      const { ActivityFeedItems } = await app.read<{ ActivityFeedItems: { Text: string }[] }>(
        '/api/application/activityfeed/1004',
        { as: 'EDIT', method: 'POST' },
      );
      expect(ActivityFeedItems[0]?.Text).toBe('Tax file number shown by Fiona Full');
    });

    test('return nothing if none was given, and record nothing', async () => {
      const before = [await audited(), await applications.lines(1004)];
      for (const position of [1, 99])
        expect(await (await reveal(1004, position)).json()).toEqual({
          ErrorNo: 1,
          Message: 'No tax file number was given here.',
        });
      expect([await audited(), await applications.lines(1004)]).toEqual(before);
    });

    test.each([-1, 1.5, '0', null, 40_000])('are not found at %j', async (position) => {
      expect((await reveal(1004, position)).status).toBe(400);
    });
  });

  test('require both claims and a visible application (DETAIL-067)', async () => {
    expect((await reveal(1004, 0, 'TAX')).status).toBe(403);
    expect((await reveal(1004, 0, 'EDIT')).status).toBe(403);
    const claims = everyClaim.filter((claim) => claim !== Permission.taxSummary);
    const blind = db().inTenant('harbour', (trx) =>
      revealTax(trx, demoSealer, personOf('G-FULL', { claims }), 1004, 0),
    );
    await expect(blind).rejects.toMatchObject({ status: 403 });
    for (const ref of [2001, 99_999_999, 'nothing']) expect((await reveal(ref)).status).toBe(404);
  });

  test('appear in no other reply, search, export or log, and nowhere in plain text in the database (DETAIL-067)', async () => {
    const texts = await Promise.all(
      [
        '/api/application/get/1004',
        '/api/application/list/all?rowsPerPage=200',
        '/api/application/export/all',
      ].map(async (path) => (await app.send(path, { as: 'FULL' })).text()),
    );
    for (const text of [...texts, ...app.logged]) expect(text).not.toContain(number);
    const list = `/api/application/list/all?q=${number}`;
    expect((await app.read<{ TotalRows: number }>(list, { as: 'FULL' })).TotalRows).toBe(0);
    const { rows } = await asOwner((trx) =>
      sql<{ row: string }>`select application_tax::text as row from application_tax`.execute(trx),
    );
    expect(rows.length).toBeGreaterThan(50);
    const hex = Buffer.from(number).toString('hex');
    for (const { row } of rows) {
      expect(row).not.toMatch(/\b\d{9}\b/);
      expect(row).not.toContain(hex);
    }
  });

  test('are not revealed if the record cannot be written', async () => {
    const lines = await applications.lines(1004);
    await db().system((trx) => sql`revoke insert on audit_entry from portal_app`.execute(trx));
    const answer = await reveal(1004);
    await db().system((trx) => sql`grant insert on audit_entry to portal_app`.execute(trx));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain(number);
    expect(await applications.lines(1004)).toEqual(lines);
  });

  test('are not opened if they were sealed for another row or under another key', async () => {
    const elsewhere = demoSealer.seal(number, taxNumberContext('harbour', 1004, 1));
    await asOwner((trx) => put(trx, elsewhere));
    const answer = await reveal(1004);
    expect(await answer.json()).toEqual({
      ErrorNo: 1,
      Message: 'This tax file number cannot be opened: the server has not the key that it is stored under.',
    });
  });

  test.each(['truncate', 'delete from', 'update audit_entry set action = null --'])(
    'leave a record that the application’s role cannot change: %s',
    async (statement) => {
      await expect(
        db().inTenant('harbour', (trx) => sql.raw(`${statement} audit_entry`).execute(trx)),
      ).rejects.toThrow(/permission denied/);
    },
  );
});

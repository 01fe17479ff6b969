import type { findRecords, Reply } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, everyRow, mine, withQuery, type ListReply } from '../../testing/wire.ts';
import { ListCache } from '../applications/application-list.cache.ts';
import { findText } from './find.service.ts';

type Found = Reply<typeof findRecords>;

onEachDatabase('Finding', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const send = (Text: unknown, as: string) => app.send('/api/find', { as, json: { Text } });
  const find = (Text: string, as = 'FULL') => app.read<Found>('/api/find', { as, json: { Text } });
  const idsOf = ({ Applications }: Pick<Found, 'Applications'>) =>
    Applications.map((one) => one.ApplicationID);

  test('an id or guid finds that application, even if others match the text as well (PALETTE-015)', async () => {
    await db().inTenant('harbour', (trx) =>
      sql`update application set external_id = 'EXT 1004' where id = 1010`.execute(trx),
    );
    const { ApplicationGuid, ClientName, AccountName } =
      (await everyRow(app, 'FULL')).find((row) => row.ApplicationID === 1004) ?? {};
    const only = { ApplicationID: 1004, ClientName, AccountName, Status: 'Documents pending' };
    expect((await find(' 1004 ')).Applications).toEqual([only]);
    expect((await find(ApplicationGuid?.toUpperCase() ?? '')).Applications).toEqual([only]);
    expect(idsOf(await find('EXT 1004'))).toEqual([1010]);
  });

  test('an invisible id gets the same bytes as an unknown one (PALETTE-017)', async () => {
    const own = (await everyRow(app, 'MY', mine)).map((row) => row.ApplicationID);
    expect(own).not.toContain(1004);
    const bytes = async (text: string) => {
      const answer = await send(text, 'MY');
      const headers = [...answer.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
      return [answer.status, headers, await answer.text()];
    };
    const { ApplicationGuid } = (await everyRow(app, 'FULL')).find((row) => row.ApplicationID === 1004) ?? {};
    expect(await bytes('1004')).toEqual(await bytes('999999'));
    expect(await bytes(ApplicationGuid ?? '')).toEqual(await bytes('5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11'));
    expect((await find('1004', 'MY')).Applications).toEqual([]);
    expect(idsOf(await find(String(own[0]), 'MY'))).toEqual([own[0]]);
  });

  test('an email address finds the applications of exactly that address, then users (PALETTE-018)', async () => {
    const email = 'ada.example@post.example';
    await db().inTenant('harbour', async (trx) => {
      await sql`update application set primary_email = 'Ada.Example@post.example' where id in (1011, 1013)`.execute(
        trx,
      );
      await sql`update application set primary_email = ${`not.${email}`} where id = 1015`.execute(trx);
      await sql`update application set owner_name = ${email} where id = 1017`.execute(trx);
      await sql`update portal_user set email = ${email} where global_id = 'G-LEE'`.execute(trx);
    });
    const { Applications, Users } = await find(email);
    expect(idsOf({ Applications })).toEqual([1013, 1011]);
    expect(Users).toMatchObject([{ GlobalUserId: 'G-LEE', Email: email }]);
    expect(idsOf(await find('ada.example@post.exam'))).toEqual(
      [1015, 1013, 1011, 1017].toSorted((a, b) => b - a),
    );
    expect(await find(email, 'ALL')).not.toHaveProperty('Users');
  });

  test('a name finds at most five of each kind, the newest applications and verifications first (PALETTE-019)', async () => {
    const { Applications: listed, TotalRows } = await app.read<ListReply>(
      withQuery(all, { q: 'fiona', rowsPerPage: 5 }),
      { as: 'FULL' },
    );
    expect(TotalRows).toBeGreaterThan(5);
    expect(idsOf(await find('FIONA'))).toEqual(idsOf({ Applications: listed }));
    const { Users, Verifications } = await find('pty ltd');
    expect(Users).toEqual([]);
    const numbers = Verifications?.map(({ Id }) => Number(Id.slice(1))) ?? [];
    expect(numbers).toHaveLength(5);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    // Two letters are searched in short lists only.
    const short = await find('ma');
    expect(short.Applications).toEqual([]);
    expect(short.Users?.length).toBeLessThanOrEqual(5);
    expect((await find('harbour.example')).Users).toHaveLength(5);
  });

  test('an exact verification id finds that verification, not those that begin with it (PALETTE-011)', async () => {
    expect((await find('v1')).Verifications).toMatchObject([{ Id: 'V1' }]);
    expect((await find('V35')).Verifications).toMatchObject([{ Id: 'V35', Type: 'Company' }]);
  });

  test('a part without its claim is absent, and only visible records are found (PALETTE-020)', async () => {
    const { Verifications, ...others } = await find('verification', 'VERIFY');
    expect(others).toEqual({ Applications: [] });
    expect(Verifications?.length).toBeGreaterThan(0);
    expect(Verifications?.map(({ Type }) => Type)).not.toContain('Company');
    expect(await find('V35', 'VERIFY')).toEqual({ Applications: [], Verifications: [] });
    expect(await find('V12', 'ENTITY')).toEqual({ Applications: [] });
    expect(await find('fiona', 'NONE')).toEqual({ Applications: [] });
    expect(Object.keys(await find('fiona', 'USERS'))).toEqual(['Applications', 'Users']);
    const visible = new Set((await everyRow(app, 'ALL')).map((row) => row.ApplicationID));
    const found = idsOf(await find('fiona', 'ALL'));
    expect(found).toHaveLength(5);
    expect(found.filter((id) => !visible.has(id))).toEqual([]);
  });

  test('a text of fewer than two or more than a hundred characters is rejected (PALETTE-021)', async () => {
    for (const text of ['', 'm', ' m ', 'm'.repeat(101), 12, null])
      expect([text, (await send(text, 'FULL')).status]).toEqual([text, 400]);
    for (const text of ['ma', ` ${'m'.repeat(100)} `])
      expect([text, (await send(text, 'FULL')).status]).toEqual([text, 200]);
  });

  test('a common text finds the newest along an index, without collecting all matches', async () => {
    const cache = new ListCache({ countedTo: 2 });
    const found = await db().inTenant('harbour', (trx) =>
      findText(trx, personOf('G-FULL'), 'fiona', { cache, now: () => 0 }),
    );
    expect(idsOf(found)).toEqual(idsOf(await find('fiona')));
  });

  test('a part that takes over 300 ms ends the call, with what has been found', async () => {
    let now = 0;
    const findIn = (milliseconds: number) =>
      db().inTenant('harbour', (trx) =>
        findText(trx, personOf('G-FULL'), 'fiona', {
          cache: new ListCache(),
          now: () => (now += milliseconds),
        }),
      );
    const { Applications, ...others } = await findIn(301);
    expect(Applications).toHaveLength(5);
    expect(others).toEqual({ Incomplete: true });
    expect(Object.keys(await findIn(300))).toEqual(['Applications', 'Users', 'Verifications']);
  });

  test('ids get the visible applications in the given order, without cancelled ones (PALETTE-031)', async () => {
    await db().inTenant('harbour', (trx) =>
      sql`update application set status = 'Cancelled' where id = 1006`.execute(trx),
    );
    const read = async (Ids: readonly unknown[], as: string) =>
      idsOf(await app.read<Found>('/api/find/applications', { as, json: { Ids } }));
    expect(await read([1004, 999_999, 1001, 1006, 1002, 1004], 'FULL')).toEqual([1004, 1001, 1002]);
    const [own] = await everyRow(app, 'MY', mine);
    expect(await read([1004, own?.ApplicationID, 1002], 'MY')).toEqual([own?.ApplicationID]);
    expect(await read([1004], 'NONE')).toEqual([]);
    for (const Ids of [[], Array.from({ length: 21 }, (_, index) => index + 1), ['1004'], [0], [1.5]])
      expect((await app.send('/api/find/applications', { as: 'FULL', json: { Ids } })).status).toBe(400);
  });

  test('the searched text is in no log and no audit entry (PALETTE-050, OP-293)', async () => {
    const text = 'quillon.zyxwvut@post.example';
    await find(text);
    await send(text.repeat(5), 'FULL');
    const { rows } = await db().inTenant('harbour', (trx) =>
      sql<{ line: string }>`select audit_entry::text as line from audit_entry`.execute(trx),
    );
    const lines = [...app.logged, ...rows.map(({ line }) => line)];
    expect(lines.filter((line) => line.includes('/api/find')).length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.includes('zyxwvut'))).toEqual([]);
  });
});

import type { AuditKind, listAudit, Reply, uploadDocuments } from '@portal/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { storeAudit, type AuditEntry } from '../../platform/history/audit.store.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { withQuery } from '../../testing/wire.ts';

type Audit = Reply<typeof listAudit>;

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded();
  app = testApp(db);
});
afterAll(() => db.close());

const read = (query: Readonly<Record<string, unknown>> = {}) =>
  app.read<Audit>(withQuery('/api/audit/list', query), { as: 'FULL' });
const write = (...entries: readonly AuditEntry[]) =>
  db.inTenant('harbour', (trx) => storeAudit(trx, { tenant: 'harbour', globalId: 'G-EDIT' }, ...entries));
/** The audit lines written during the work, oldest first. */
const during = async (work: () => Promise<unknown>) => {
  const { Lines: before } = await read({ RowsPerPage: 200 });
  const known = new Set(before.map(({ AuditId }) => AuditId));
  await work();
  const { Lines } = await read({ RowsPerPage: 200 });
  return Lines.filter(({ AuditId }) => !known.has(AuditId))
    .map(({ Kind, Actor, Details }) => [Kind, Actor?.GlobalUserId, Details])
    .toReversed();
};

describe('The audit list', () => {
  beforeAll(() =>
    write(
      { action: 'tax-number-shown', applicationId: 1004, part: '1' },
      { action: 'user-deactivated', userId: 'G-LEE' },
      { action: 'export-finished', part: 'users', filters: ['SearchQuery'], rows: 12 },
      { action: 'user-invited', userId: 'G-NOBODY' },
    ),
  );

  test('shows the newest line first, with the current names of people', async () => {
    const { Lines, TotalRows } = await read();
    expect(Lines.slice(0, 4)).toMatchObject([
      { Kind: 'user-invited', Subject: { GlobalUserId: 'G-NOBODY', Name: null }, ApplicationId: null },
      { Kind: 'export-finished', Subject: null, Details: 'users; filters: SearchQuery; rows: 12' },
      {
        Kind: 'user-deactivated',
        Actor: { GlobalUserId: 'G-EDIT', Name: 'Edna Edit' },
        Subject: { GlobalUserId: 'G-LEE', Name: 'Ann Lee' },
      },
      { Kind: 'tax-number-shown', ApplicationId: 1004, Details: '1' },
    ]);
    expect(TotalRows).toBe(Lines.length);
  });

  test.each<[Readonly<Record<string, unknown>>, readonly AuditKind[]]>([
    [{ Kind: 'user-deactivated' }, ['user-deactivated']],
    [{ ApplicationId: '1004' }, ['tax-number-shown']],
    [{ SearchQuery: 'ann lee' }, ['user-deactivated']],
    [{ SearchQuery: 'EDNA.edit@', Kind: 'user-invited' }, ['user-invited']],
    [{ SearchQuery: '%' }, []],
    [{ SearchQuery: 'edna', RowsPerPage: '2', PageNo: '2' }, ['user-deactivated', 'tax-number-shown']],
  ])('filters by person, application and kind: %j', async (query, kinds) => {
    expect((await read(query)).Lines.map(({ Kind }) => Kind)).toEqual(kinds);
  });

  test('filters by time', async () => {
    await db.system(async (trx) => {
      await sql`select set_config('portal.tenant', 'harbour', true)`.execute(trx);
      await sql`insert into audit_entry (tenant_id, action, occurred_at)
        values ('harbour', 'rows-saved', now() - interval '40 days')`.execute(trx);
    });
    const kinds = async (query: Readonly<Record<string, unknown>>) =>
      (await read(query)).Lines.map(({ Kind }) => Kind);
    expect(await kinds({})).not.toContain('rows-saved');
    expect(await kinds({ Days: '0' })).toContain('rows-saved');
    expect(await kinds({ Days: '365' })).toContain('rows-saved');
    expect(await kinds({ Days: '7' })).not.toContain('rows-saved');
  });

  test.each([{ Kind: 'other' }, { Days: '-1' }, { ApplicationId: 'x' }, { Sort: 'asc' }])(
    'rejects the invalid query %j',
    async (query) => {
      const answer = await app.send(withQuery('/api/audit/list', query), { as: 'FULL' });
      expect(answer.status).toBe(400);
    },
  );

  test('of one tenant is invisible to another', async () => {
    const host = 'meridian.localhost:4000';
    expect((await app.read<Audit>('/api/audit/list', { as: 'FULL', host })).TotalRows).toBe(0);
  });

  test('exports to CSV with the headings of the page', async () => {
    const answer = await app.send('/api/audit/export?Kind=user-deactivated', { as: 'FULL' });
    const [head, line] = (await answer.text()).split('\r\n');
    expect(head).toBe('Time (Australia/Sydney),What,Who,Person,Application,Details');
    expect(line).toMatch(/^.*,User deactivated,Edna Edit,Ann Lee,,$/);
  });
});

describe('The audit log records', () => {
  test('denied calls, once for a page that keeps polling', async () => {
    const refused = async () => {
      for (const as of ['EDIT', 'EDIT', 'NONE'])
        expect((await app.send('/api/audit/list', { as })).status).toBe(403);
    };
    expect(await during(refused)).toEqual([
      ['call-refused', 'G-EDIT', 'C92'],
      ['call-refused', 'G-NONE', 'C92'],
    ]);
  });

  test('exports with their filters and rows, and never the search text', async () => {
    const save = async () => (await app.send('/api/user/export?SearchQuery=ann', { as: 'FULL' })).text();
    const [begun, finished] = await during(save);
    expect(begun).toEqual(['export-begun', 'G-FULL', 'users; filters: SearchQuery']);
    expect(finished).toEqual([
      'export-finished',
      'G-FULL',
      expect.stringMatching(/^users; filters: SearchQuery; rows: \d+$/),
    ]);
  });

  test('exports that were cut off', async () => {
    const cut = async () => {
      const answer = await app.send('/api/application/export/all', { as: 'FULL' });
      await answer.body?.cancel();
    };
    const lines = await during(cut);
    expect(lines.map(([kind]) => kind)).toEqual(['export-begun', 'export-cut']);
  });

  test('revealed columns and rows', async () => {
    const { Columns } = await app.read<{ Columns: readonly unknown[] }>('/api/admin/columns', { as: 'FULL' });
    const save = () => app.send('/api/admin/save', { as: 'FULL', json: { Columns } });
    expect(await during(save)).toEqual([['columns-saved', 'G-FULL', `count: ${Columns.length}`]]);
  });

  test('added and deleted documents, and reports', async () => {
    const work = async () => {
      const form = new FormData();
      form.append('files[]', new File(['%PDF-1.4\n%%EOF\n'], 'statement.pdf', { type: 'application/pdf' }));
      const { Results } = await app.read<Reply<typeof uploadDocuments>>('/api/document/upload/1001', {
        as: 'FULL',
        body: form,
      });
      for (const path of [`1001/${Results[0]?.PublicId}`, 'zip/1001'])
        await (await app.send(`/api/document/${path}`, { as: 'FULL' })).arrayBuffer();
    };
    const lines = await during(work);
    expect(lines.map(([kind, actor]) => [kind, actor])).toEqual([
      ['document-uploaded', 'G-FULL'],
      ['document-downloaded', 'G-FULL'],
      ['documents-downloaded', 'G-FULL'],
    ]);
  });

  test('applications whose personal data were erased', async () => {
    const forget = () => app.send('/api/application/depersonalise/1004', { as: 'FULL', method: 'POST' });
    const lines = await during(forget);
    expect(lines.map(([kind]) => kind)).toEqual(['application-depersonalised']);
  });

  test('sign-outs, and the sessions they ended', async () => {
    const leave = async () => {
      await app.tokenOf('harbour.localhost:4000', 'EDIT');
      await app.send('/api/account/endothersessions', { as: 'EDIT', method: 'POST' });
      await app.send('/api/account/logout', { as: 'EDIT' });
    };
    expect((await during(leave)).map(([kind, actor]) => [kind, actor])).toEqual([['signed-out', 'G-EDIT']]);
  });
});

import type { findRecords, listAssignees, listOwners, listUsers, Reply } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, withQuery, type ListReply } from '../../testing/wire.ts';

/** Stored names, each with what a person types to find it. */
const names = [
  ['Zoë Müller', 'zoe muller'],
  ['Zoe\u0308 Quandong', 'ZOË QUANDONG'],
  ['Pat O’Brien', "pat o'brien"],
  ["Kim O'Hara", 'o’hara'],
  ['Eva Marchetti\u2010Doyle', 'marchetti-doyle'],
  ['Ann  Lillypilly', 'ann lillypilly'],
  ['Uma Weiß', 'weiss'],
  ['Søren Łęcki', 'soren  lecki'],
] as const;

const application = {
  tenant_id: 'harbour',
  owner_global_id: 'G-MY',
  owner_name: 'Mia My',
  status: 'Locked',
  mode: 'Online',
  location: 'Sydney',
  restriction_group: 'North',
};
const company = {
  tenant_id: 'harbour',
  service: 'company',
  type: null as string | null,
  company_number: '123456789' as string | null,
  requester_id: 'G-FULL',
  status: 'Pending',
  requested_at: '2026-01-01T00:00:00Z',
};
const individual = { ...company, service: 'individual', type: 'IndividualScreening', company_number: null };

onBothDatabases('A name', (db) => {
  let app: TestApp;
  let users = 0;
  /** Adds users `G-N0` and so on. */
  const addUsers = (...people: readonly { first_name: string; last_name: string; display_name: string }[]) =>
    db().inTenant('harbour', async (trx) => {
      const { epoch: _, ...user } = await trx
        .selectFrom('portal_user')
        .selectAll()
        .where('global_id', '=', 'G-NONE')
        .executeTakeFirstOrThrow();
      for (const person of people) {
        const ids = { global_id: `G-N${users}`, public_id: `N${users}`, email: `n${users}@post.example` };
        await trx
          .insertInto('portal_user')
          .values({ ...user, ...person, ...ids, can_own: true, assignable: true })
          .execute();
        users += 1;
      }
    });
  beforeAll(async () => {
    // A slow machine finds everything, too.
    app = testApp(db(), { now: () => 0 });
    await addUsers(
      ...names.map(([name]) => {
        const [first_name = '', ...others] = name.split(' ');
        return { first_name, last_name: others.join(' '), display_name: name };
      }),
    );
    await db().inTenant('harbour', async (trx) => {
      await insertRows(
        trx,
        'application',
        names.map(([name], index) => ({ ...application, id: 600_000 + index, client_name: name })),
      );
      await insertRows(trx, 'verification', [
        ...names.map(([name], index) => ({ ...company, number: 700 + index, subject_name: name })),
        ...names.map(([name], index) => ({ ...individual, number: 800 + index, subject_name: name })),
      ]);
      await sql`insert into audit_entry (tenant_id, action, user_id)
        select 'harbour', 'user-invited', global_id from portal_user where global_id like 'G-N_'`.execute(
        trx,
      );
    });
  });

  const read = <T>(path: string, query: Readonly<Record<string, unknown>>) =>
    app.read<T>(withQuery(path, query), { as: 'FULL' });

  test.each(names.map(([name, typed], index) => [name, typed, index] as const))(
    '%j is found by %j in every list and in the palette (LIST-083, USER-009, VER-022, PALETTE-019)',
    async (_, typed, index) => {
      const applications = await read<ListReply>(all, { q: typed });
      expect(applications.Applications.map((row) => row.ApplicationID)).toEqual([600_000 + index]);
      const users = await read<Reply<typeof listUsers>>('/api/user/list', { SearchQuery: typed });
      expect(users.Users.map((row) => row.GlobalUserId)).toEqual([`G-N${index}`]);
      for (const [service, first] of [
        ['Company', 700],
        ['Individual', 800],
      ] as const) {
        const path = `/entity-verification/api/v1/${service}`;
        const { responses } = await read<{ responses: { id: string }[] }>(path, { search: typed });
        expect(responses.map(({ id }) => id)).toEqual([`V${first + index}`]);
      }
      const lines = await read<{ Lines: { Subject: { GlobalUserId: string } }[] }>('/api/audit/list', {
        SearchQuery: typed,
      });
      expect(lines.Lines.map(({ Subject }) => Subject.GlobalUserId)).toEqual([`G-N${index}`]);
      const found = await app.read<Reply<typeof findRecords>>('/api/find', {
        as: 'FULL',
        json: { Text: typed },
      });
      expect(found).toMatchObject({
        Applications: [{ ApplicationID: 600_000 + index }],
        Users: [{ GlobalUserId: `G-N${index}` }],
        Verifications: [{ Id: `V${800 + index}` }, { Id: `V${700 + index}` }],
      });
    },
  );

  test('is where people expect it: É next to E, case only breaking ties (USER-036)', async () => {
    const inOrder = ['Ängla', 'Angus', 'elan', 'Élan', 'Eliza', 'Émile', 'Øyvind', 'Pavlo', 'Żaneta'];
    const others = inOrder.toReversed();
    await addUsers(...others.map((name) => ({ first_name: name, last_name: 'Inorder', display_name: name })));
    await db().inTenant('harbour', (trx) =>
      insertRows(
        trx,
        'saved_view',
        others.map((name, index) => ({
          tenant_id: 'harbour',
          id: `v0000000000${index}`,
          owner_global_id: 'G-FULL',
          name,
          scope: 'all',
          shared: false,
          definition: {},
          version: 1,
          changed_at: '2026-01-01T00:00:00Z',
          changed_by: 'G-FULL',
        })),
      ),
    );
    const only = (found: readonly (string | null)[]) => found.filter((name) => inOrder.includes(name ?? ''));
    const { Users } = await read<Reply<typeof listUsers>>('/api/user/list', { RowsPerPage: 100 });
    expect(only(Users.map(({ FirstName }) => FirstName))).toEqual(inOrder);
    const searched = await read<Reply<typeof listUsers>>('/api/user/list', { SearchQuery: 'inorder' });
    expect(searched.Users.map(({ FirstName }) => FirstName)).toEqual(inOrder);
    const { ApplicationOwners } = await read<Reply<typeof listOwners>>('/api/owner/list', {});
    expect(only(ApplicationOwners.map(({ DisplayName }) => DisplayName))).toEqual(inOrder);
    const { Views } = await read<{ Views: { Name: string }[] }>('/api/view/list', {});
    expect(Views.map(({ Name }) => Name)).toEqual(inOrder);
    const assignees = await read<Reply<typeof listAssignees>>('/api/account/assignees', {});
    expect(only(assignees.map(({ Name }) => Name))).toEqual(inOrder);
  });
});

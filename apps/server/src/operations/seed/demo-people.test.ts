import {
  columnNames,
  detailRowNames,
  type getAccountInfo,
  type getColumns,
  type getRows,
  type getSystemConfiguration,
  type listAssignees,
  type listOwners,
  type Reply,
} from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, everyRow, mine, type ListReply } from '../../testing/wire.ts';
import type { Database } from '../../platform/db/connect.ts';

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded('postgres');
  app = testApp(db);
});
afterAll(() => db.close());

describe('Demo users and settings', () => {
  test('45 users have every status, and Fiona Full has the published number', async () => {
    const users = await db.inTenant('harbour', (trx) => trx.selectFrom('portal_user').selectAll().execute());
    expect(users).toHaveLength(45);
    expect(new Set(users.filter((user) => user.global_id !== 'G-FULL').map((user) => user.status)).size).toBe(
      7,
    );
    expect(users.find((user) => user.global_id === 'G-FULL')).toMatchObject({
      mobile: '0412 000 001',
      status: 'Active',
      location: 'Sydney',
    });
    expect(users.find((user) => user.display_name === 'Ann Lee')?.status).toBe('Active');
    expect(new Set(users.map((user) => user.has_application_access))).toEqual(new Set([true, false]));
    expect(
      users.every((user) => user.password_hash === null || user.password_hash.startsWith('scrypt$')),
    ).toBe(true);
  });

  test('every persona is active and can sign in with the published address', async () => {
    const info = await app.read<Reply<typeof getAccountInfo>>('/api/account/info', { as: 'BEHALF' });
    expect(info).toEqual({
      Email: 'bea.behalf@harbour.example',
      DisplayName: 'Bea Behalf',
      GlobalId: 'G-BEHALF',
    });
  });

  test('the assignees are Ann Able, Bob Busy and Old Otto, who accepts no new work', async () => {
    const people = await app.read<Reply<typeof listAssignees>>('/api/account/assignees', { as: 'NONE' });
    expect(people.map((each) => [each.Name, each.Assignable])).toEqual([
      ['Ann Able', true],
      ['Bob Busy', true],
      ['Old Otto', false],
    ]);
  });

  test('the owners are FULL, MY, CREATE, BEHALF and five advisers', async () => {
    const { ApplicationOwners } = await app.read<Reply<typeof listOwners>>('/api/owner/list', { as: 'NONE' });
    const names = ApplicationOwners.map((owner) => owner.DisplayName);
    expect(names).toHaveLength(9);
    expect(names).toEqual(expect.arrayContaining(['Fiona Full', 'Mia My', 'Cora Create', 'Bea Behalf']));
  });

  test('all 25 columns and 12 rows are enabled, with their headings, in the specification’s order', async () => {
    const { Columns } = await app.read<Reply<typeof getColumns>>('/api/configuration/columns', {
      as: 'NONE',
    });
    const { Rows } = await app.read<Reply<typeof getRows>>('/api/configuration/rows', { as: 'NONE' });
    expect(Columns.map((column) => column.ColumnName)).toEqual(columnNames);
    expect(Rows.map((each) => each.ApplicationDetailRowName)).toEqual(detailRowNames);
    expect([...Columns, ...Rows].every((each) => each.Viewable)).toBe(true);
    expect(Columns.find((column) => column.ColumnName === 'SystemLabel')?.Description).toBe('Tag');
  });
});

describe('The other demo tenants', () => {
  test.each([
    ['meridian', 2001, 40],
    ['banksia', 3001, 30],
  ])('%s has FULL and MY only, and its own applications from %i on', async (tenant, first, count) => {
    const host = `${tenant}.localhost:4000`;
    const theirs = await everyRow(app, 'FULL', all, host);
    expect(theirs.map((each) => each.ApplicationID).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, index) => first + index),
    );
    const users = await db.inTenant(tenant, (trx) =>
      trx.selectFrom('portal_user').select('email').orderBy('email').execute(),
    );
    expect(users.map((user) => user.email)).toEqual([
      `fiona.full@${tenant}.example`,
      `mia.my@${tenant}.example`,
    ]);
    const info = await app.read<ListReply>(mine, { as: 'MY', host });
    expect(info.TotalRows).toBeGreaterThan(0);
  });

  test('Meridian has the opposite flags', async () => {
    const settings = await app.read<Reply<typeof getSystemConfiguration>>('/api/configuration/custom', {
      as: 'MY',
      host: 'meridian.localhost',
    });
    expect(settings).toMatchObject({
      ShowEVSummaryResult: false,
      ShowDocumentListBeforeCompletion: false,
      AustralianMobileNumberOnly: true,
      DisplayUserInviteAlert: true,
      NewUserAppAccessToggleDefaultON: true,
    });
    expect(settings.UserInviteAlertText).toBeTruthy();
    expect(settings.EditPermissionsDisclaimerText).toBeTruthy();
  });

  test('no guid occurs twice', async () => {
    const guids = (
      await Promise.all(
        ['harbour', 'meridian', 'banksia'].map((tenant) =>
          db.inTenant(tenant, (trx) => trx.selectFrom('application').select('guid').execute()),
        ),
      )
    ).flat();
    expect(new Set(guids.map((each) => each.guid)).size).toBe(147 + 6 + 40 + 30);
  });
});

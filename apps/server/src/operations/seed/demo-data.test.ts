import {
  applicationFilters,
  filterNames,
  statuses,
  type ApplicationRow,
  type Reply,
  type revealTaxNumber,
} from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { everyRow, mine, type Detail } from '../../testing/wire.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isTfn } from './fake-people.ts';

let db: Database;
let app: TestApp;
let rows: ApplicationRow[];
beforeAll(async () => {
  db = await openSeeded();
  app = testApp(db);
  rows = await everyRow(app, 'FULL');
});
afterAll(() => db.close());

const detail = (id: number, as = 'FULL') => app.read<Detail>(`/api/application/get/${id}`, { as });
const row = (id: number) => rows.find((each) => each.ApplicationID === id);
const withStatus = (status: string) => rows.filter((each) => each.Status === status);

describe('Harbour’s list of demo applications', () => {
  test('holds the applications 1001 to 1147, of which 25 are FULL’s and 3 are MY’s', async () => {
    expect(rows.map((each) => each.ApplicationID).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 147 }, (_, index) => 1001 + index),
    );
    expect(await everyRow(app, 'FULL', mine)).toHaveLength(25);
    expect(await everyRow(app, 'MY', mine)).toHaveLength(3);
    expect(rows.find((each) => each.ApplicationID === 1001)?.AdviserName).not.toBe('Mia My');
  });

  test('shows 90 of them to ALL, whose location is Sydney', async () => {
    expect(await everyRow(app, 'ALL')).toHaveLength(90);
  });

  test('has all ten statuses, with at least 21 Primary edit and 21 Complete; it omits the 6 cancelled ones', async () => {
    const listed = new Set(rows.map((each) => each.Status));
    expect(statuses.filter((status) => !listed.has(status))).toEqual(['Cancelled']);
    expect(withStatus('Primary edit').length).toBeGreaterThanOrEqual(21);
    expect(withStatus('Complete').length).toBeGreaterThanOrEqual(21);
    const cancelled = await db.inTenant('harbour', (trx) =>
      trx.selectFrom('application').select('id').where('status', '=', 'Cancelled').execute(),
    );
    expect(cancelled).toHaveLength(6);
  });

  test('has the amounts 900 and 10000, rows with exactly three products, and dates in both list formats', () => {
    const amounts = new Set(rows.map((each) => each.InvestmentAmount));
    expect([900, 10_000].every((amount) => amounts.has(amount))).toBe(true);
    expect(rows.some((each) => each.ProductDisplayNameList?.length === 3)).toBe(true);
    const ages = rows.map((each) => Date.parse(inject('seededAt')) / 1000 - (each.DateCreatedTimestamp ?? 0));
    const year = 365 * 86_400;
    expect(Math.max(...ages)).toBeGreaterThan(2.5 * year);
    expect(Math.min(...ages)).toBeLessThan(7 * 86_400);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(-1);
  });

  test.each(filterNames.filter((name) => applicationFilters[name].values))(
    'has fixed values of the filter %s, and no others',
    (name) => {
      const { field, values } = applicationFilters[name];
      const found = new Set(rows.map((each) => each[field]).filter((value) => value !== null));
      expect([...found].filter((value) => !(values as readonly unknown[]).includes(value))).toEqual([]);
      expect(found.size, 'no demo application has a value').toBeGreaterThan(0);
    },
  );

  test('has VIP on two applications and no label on most, and uses all tags, sub-brands and products', () => {
    expect(rows.filter((each) => each.Label === 'VIP')).toHaveLength(2);
    expect(rows.filter((each) => each.Label === null).length).toBeGreaterThan(147 / 2);
    expect(new Set(rows.map((each) => each.SystemLabel))).toEqual(
      new Set([null, 'Priority', 'Escalated', 'Referred']),
    );
    expect(new Set(rows.map((each) => each.SubBrandName))).toEqual(
      new Set([null, 'Harbour Direct', 'Harbour Advice', 'Harbour Private']),
    );
    expect(new Set(rows.flatMap((each) => each.ProductDisplayNameList ?? []))).toEqual(
      new Set(['Cash', 'Shares', 'Bonds', 'Property', 'Gold', 'Infrastructure']),
    );
  });

  test('has ordinary applications from 1100 on: twelve online Primary edit, some unassigned, and six Complete', async () => {
    const ordinary = rows.filter((each) => each.ApplicationID >= 1100);
    const editing = ordinary.filter((each) => each.Status === 'Primary edit');
    expect(editing.length).toBeGreaterThanOrEqual(12);
    expect(editing.every((each) => each.ApplicationModeCode === 'Online')).toBe(true);
    expect(editing.some((each) => each.AssigneeUserId === null)).toBe(true);
    const complete = ordinary.filter(
      (each) => each.Status === 'Complete' && each.ApplicationModeCode === 'Online',
    );
    expect(complete.length).toBeGreaterThanOrEqual(6);
    for (const each of complete.slice(0, 6)) {
      const { ApplicantApprovals } = await detail(each.ApplicationID);
      expect(ApplicantApprovals.some((approval) => approval.Status === 'Approved')).toBe(true);
    }
    const own = await everyRow(app, 'MY', mine);
    expect(own.some((each) => each.ApplicationID >= 1100 && (each.DocumentCount ?? 0) > 0)).toBe(true);
  });
});

describe('The demo applications with fixed numbers', () => {
  test('1001 is complete, online, approved twice, with five products, reports and integrations', async () => {
    const it = await detail(1001);
    expect(it).toMatchObject({
      Status: 'Complete',
      IsComplete: true,
      ApplicationModeCode: 'Online',
      InvestmentAmount: 1_250_000.75,
    });
    expect(it.ProductDisplayNameList).toEqual(['Cash', 'Shares', 'Bonds', 'Property', 'Gold']);
    expect(it.ApplicantApprovals.map((approval) => approval.Status)).toEqual(['Approved', 'Approved']);
    expect(it.ReportItems.length).toBeGreaterThan(0);
    expect(it.ApiItems.length).toBeGreaterThan(0);
  });

  test('1002, 1003, 1005, 1008 and 1010 have their fixed states', async () => {
    expect(await detail(1002)).toMatchObject({ Status: 'Adviser edit', ApplicationModeCode: 'Online' });
    expect(await detail(1003)).toMatchObject({ Status: 'Locked', LastApplicationStatus: 'Primary edit' });
    expect(await detail(1005)).toMatchObject({ Status: 'Primary edit', ApplicationModeCode: 'Print & Sign' });
    expect(await detail(1008)).toMatchObject({ Status: 'Primary edit' });
    expect(await detail(1010)).toMatchObject({ AccountName: '=1+1' });
  });

  test('1004 waits for documents: three files, both exceptions, one of two tax numbers, and an HTML message', async () => {
    const it = await detail(1004);
    expect(it.Status).toBe('Documents pending');
    expect(it.AssigneeDisplayName).toBe('Old Otto');
    expect(it.Documents).toHaveLength(3);
    expect(row(1004)?.DocumentCount).toBe(3);
    expect(it.BusinessRuleViolations?.map((each) => each.ViolationName)).toEqual([
      'CALIFORNIARESIDENT',
      'BANKACCOUNTNAMEMATCH',
    ]);
    expect(it.ApplicationTaxInformations?.map((each) => each.Tfn)).toEqual(['Provided', '']);
    const { Tfn = '' } = await app.read<Reply<typeof revealTaxNumber>>(
      '/api/application/revealtaxnumber/1004',
      { as: 'FULL', json: { Position: 0 } },
    );
    expect(isTfn(Tfn)).toBe(true);
    expect(it.Requirements.some((each) => each.ActionRequired?.includes('<li>'))).toBe(true);
  });

  test('1006 has a locked applicant and one for whom every verification can be run', async () => {
    const it = await detail(1006);
    expect(it).toMatchObject({ Status: 'Primary edit', ApplicationModeCode: 'Online' });
    expect(it.ApplicantApprovals.filter((each) => each.IsMFALocked)).toHaveLength(1);
    expect(
      it.Requirements.filter(
        (each) =>
          each.IsEligibleForReverification &&
          each.IsEligibleForNewVerification &&
          each.IsEligibleForSanctionsVerification,
      ),
    ).toHaveLength(1);
  });

  test('every document count is the number of documents shown', async () => {
    for (const each of rows.filter((_, index) => index % 9 === 0)) {
      const it = await detail(each.ApplicationID);
      expect(it.Documents).toHaveLength(each.DocumentCount ?? -1);
      expect(it.Documents?.[0]?.UploadedTimestamp ?? null).toBe(each.LastDocumentUploadTimestamp);
    }
  });
});

test('two seedings with the same time store the same data in both databases', async () => {
  const other = await openSeeded('postgres');
  const contents = (from: Database) =>
    from.inTenant('harbour', (trx) => trx.selectFrom('application').selectAll().orderBy('id').execute());
  expect(await contents(other)).toEqual(await contents(db));
  await other.close();
});

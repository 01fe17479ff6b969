import { guidPattern, statuses } from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../platform/db/connect.ts';
import { sheetOf, upload } from '../modules/bulk-upload/testing/upload.ts';
import { openSeeded } from './databases.ts';
import { testApp, type TestApp } from './test-app.ts';
import { all, cancelBody, mine, withQuery, type ListReply } from './wire.ts';

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded();
  app = testApp(db);
});
afterAll(() => db.close());

/** The value at a path such as `Applications.0`. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);
const read = (path: string) => app.read<unknown>(path, { as: 'FULL' });

/** The type of each field that is not a text, by hand. */
const kinds: Readonly<Record<string, 'number' | 'boolean' | 'list'>> = {
  ApplicationID: 'number',
  PercentageComplete: 'number',
  UserUploadCount: 'number',
  DocumentCount: 'number',
  InvestmentAmount: 'number',
  MaximumLabelLimit: 'number',
  DateCreatedTimestamp: 'number',
  DateCompletedTimestamp: 'number',
  LastDocumentUploadTimestamp: 'number',
  Assignable: 'boolean',
  Viewable: 'boolean',
  Success: 'boolean',
  ShowDocumentListBeforeCompletion: 'boolean',
  ShowEVSummaryResult: 'boolean',
  ProductDisplayNameList: 'list',
  ProductDictionary: 'list',
  ApplicationStatuses: 'list',
  AcceptedDocumentUploadExtensions: 'list',
};

/** Checks that each field is present with its type, or null. */
function expectSpelled(found: unknown, names: string): void {
  for (const name of names.split(' ')) {
    expect(found).toHaveProperty([name]);
    const value = (found as Readonly<Record<string, unknown>>)[name];
    if (value === null) continue;
    expect([name, Array.isArray(value) ? 'list' : typeof value]).toEqual([name, kinds[name] ?? 'string']);
    if (name.endsWith('Timestamp')) expect(JSON.stringify(value), name).toMatch(/^\d{10}$/);
    if (name.endsWith('Guid')) expect(value, name).toMatch(guidPattern);
  }
}

const ofRow =
  'ApplicationID ApplicationGuid AccountName PrimaryEmail PercentageComplete SubBrandName ProductDisplayNameList ProductDictionary ExternalID AccountNumber DateCreatedTimestamp DateCompletedTimestamp LastDocumentUploadTimestamp UserUploadCount DocumentCount ApplicationType ShortApplicationType PromoCode InvestmentAmount Language AdviserName ClientName LowDocStatus ApplicationModeCode Status AssigneeUserId AssigneeDisplayName Label SystemLabel';

describe('Responses have the field names of the specification, copied here by hand:', () => {
  test.each([
    ['a row of the list (ENT-001)', '/api/application/list', 'Applications.0', ofRow],
    [
      'a product of a row (ENT-002)',
      '/api/application/list',
      'Applications.0.ProductDictionary.0',
      'Name Value',
    ],
    [
      'a tax number (ENT-018)',
      '/api/application/get/1001',
      'ApplicationTaxInformations.0',
      'ApplicantName Tfn',
    ],
    ['an assignee (API-014, ENT-020)', '/api/account/assignees', '0', 'Name Value Assignable'],
    ['a label (API-045, ENT-021)', '/api/label/list', '0', 'Name Value'],
    [
      'an owner (API-044, ENT-022)',
      '/api/owner/list',
      'ApplicationOwners.0',
      'PublicId DisplayName GlobalUserId',
    ],
    ['a status (ENT-023)', '/api/configuration/information', 'ApplicationStatuses.0', 'Name Value'],
    ['a sub-brand (API-055, ENT-023)', '/api/subbrand/list', '0', 'Name Value'],
    ['a product (API-056, ENT-023)', '/api/product/list', '0', 'Name Value'],
    ['a tag (API-046, ENT-023)', '/api/label/system/list', '0', 'Name Value'],
    [
      'a column (API-002, ENT-024)',
      '/api/configuration/columns',
      'Columns.0',
      'ColumnName Description Viewable',
    ],
    [
      'a row of the details (API-003, ENT-025)',
      '/api/configuration/rows',
      'Rows.0',
      'ApplicationDetailRowName Description Viewable',
    ],
    ['a role (ENT-035)', '/api/user/roles', 'Roles.0', 'TenantRoleId RoleName'],
  ])('%s, %s, %s', async (_, path, part, keys) => {
    expectSpelled(at(await read(path), part), keys);
  });

  test.each([
    [
      'what the portal starts with (API-001, ENT-029)',
      '/api/configuration/information',
      'ApplicationStatuses MaximumLabelLimit AcceptedDocumentUploadExtensions',
    ],
    [
      'the configuration (API-004, ENT-030)',
      '/api/configuration/custom',
      'ShowDocumentListBeforeCompletion ShowEVSummaryResult DefaultDateFormat',
    ],
    [
      'a tenant’s name (ENT-056)',
      '/api/validate-tenant-domain?domain=harbour.localhost',
      'Success TenantName',
    ],
  ])('%s, %s', async (_, path, keys) => {
    expectSpelled(await read(path), keys);
  });

  test('the ten known statuses (ENT-032)', async () => {
    const { ApplicationStatuses } = (await read('/api/configuration/information')) as {
      ApplicationStatuses: readonly { Name: string }[];
    };
    expect(ApplicationStatuses.map(({ Name }) => Name)).toEqual(expect.arrayContaining([...statuses]));
  });

  test.each([mine, all])(
    '%s: the number of pages matches the rows (ENT-003, API-020, API-021)',
    async (list) => {
      const reply = await app.read<ListReply>(withQuery(list, { pageNo: 1, rowsPerPage: 20 }), {
        as: 'FULL',
      });
      expect(Object.keys(reply).toSorted()).toEqual(['Applications', 'MaxPage', 'TotalRows']);
      expect(reply.TotalRows).toBeGreaterThan(20);
      expect(reply.MaxPage).toBe(Math.ceil(reply.TotalRows / 20));
    },
  );

  test('what was cancelled, and what was not, by its guid (API-031, ENT-019)', async () => {
    const { Applications } = await app.read<ListReply>(mine, { as: 'FULL' });
    const guid = Applications[0]?.ApplicationGuid ?? '';
    const reply = await app.read<unknown>('/api/application/cancel', {
      as: 'FULL',
      json: cancelBody([guid]),
    });
    expect(at(reply, 'Results.0')).toMatchObject({ ApplicationGuid: guid, Success: true });
  });

  test('a new application and one on behalf (ENT-057)', async () => {
    const fresh = await app.read<unknown>('/api/application/new', { as: 'FULL', method: 'POST' });
    expect(Object.keys(fresh as object)).toEqual(expect.arrayContaining(['Result', 'Url']));
    const nobodys = { GlobalUserId: 'G-NOBODY', OwnerId: 'P-NOBODY' };
    const behalf = await app.read<unknown>('/api/application/newonbehalf', { as: 'FULL', json: nobodys });
    expect(Object.keys(behalf as object)).toEqual(expect.arrayContaining(['Result', 'Message']));
  });

  test('a rejected sheet names its error file (API-042, ENT-028)', async () => {
    const reply = await upload(app, 'a.xlsx', await sheetOf({ PrimaryEmail: 'nobody' }));
    expect(Object.keys(reply as object)).toEqual(
      expect.arrayContaining(['Success', 'Message', 'ResponseType', 'TemporaryErrorFileId']),
    );
  });
});

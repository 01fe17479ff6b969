import * as contract from '@portal/api/contract';
import { can, columnNames, detailRowNames, filledPath, type Endpoint } from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { personas } from '../seed/demo-users.ts';
import { openSeeded } from '../testing/databases.ts';
import { testApp, type Request, type TestApp } from '../testing/test-app.ts';
import type { Detail } from '../testing/wire.ts';
import { addressOf } from './route.ts';

const exported: readonly unknown[] = Object.values(contract);
const endpoints = exported.filter(
  (value): value is Endpoint =>
    typeof value === 'object' && value !== null && 'needs' in value && 'reply' in value,
);

/** Stands for the guid of 1002. */
const mockGuid = '00000000-0000-4000-8000-000000001002';
const randomGuid = '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11';
/** Bodies and queries that the contract accepts; the rest need none. */
const inputs: Readonly<
  Record<string, { json?: unknown; query?: string; file?: string; guid?: string; number?: string }>
> = {
  C26: { json: { ApplicationGuid: mockGuid, ApiName: 'Crm' } },
  C27: { json: {} },
  C28: { json: {} },
  C29: { json: {} },
  // What it removes the other calls are about.
  C32: { guid: '1104' },
  C33: { json: { GlobalUserId: null } },
  C36: { json: { PrimaryEmail: 'someone@post.example' } },
  C37: { json: { Mode: 'Pin' } },
  C35: { json: { GlobalUserId: 'G-ADV1', OwnerId: 'another' } },
  C41: { json: { NewOwnerId: 'nobody' } },
  C42: { file: 'files[]' },
  C47: { json: { LabelText: 'VIP' } },
  C48: { json: { ApplicationId: 1002, Label: null } },
  C49: { file: 'files[]' },
  C54: { json: { Comment: 'Hi' } },
  C59: { json: { Mode: 'NewEnquiry' } },
  C57: { json: { ApplicationId: 1002, IndividualId: randomGuid, InstanceName: null } },
  C63: {
    json: { Columns: columnNames.map((name) => ({ ColumnName: name, Description: '', Viewable: true })) },
  },
  C64: {
    json: {
      Rows: detailRowNames.map((name) => ({
        ApplicationDetailRowName: name,
        Description: '',
        Viewable: true,
      })),
    },
  },
  C31: { json: { ApplicationCancellations: [{ ApplicationGuid: randomGuid }] } },
  C65: { json: { message: 'C20 drift', url: '/application/list', status: 0 } },
  C68: {
    json: {
      firstName: 'Nadia',
      lastName: 'Newcomer',
      MobileNumber: '0412345678',
      email: 'nadia.newcomer@harbour.example',
      RoleId: 'adviser',
    },
  },
  C70: { query: '?assigneeUserGlobalId=G-LEE&editApplicationPermissionRequestType=Grant' },
  C66: { query: '?domain=localhost' },
  C76: { json: { CompanyNumber: '123456789' } },
  C77: { json: { company_number: '123456789', company_name: 'Acme Mining Pty Ltd' } },
  'C78.1': { json: { ref_code: 'AB' }, number: '35' },
  'C78.2': { json: { ref_code: 'AB' } },
  C80: { query: '?verificationType=IndividualScreening' },
  C81: {
    json: {
      requestMetaData: {
        countryCode: 'AU',
        source: 'StandaloneVerification',
        verificationType: 'IndividualScreening',
        reference: null,
      },
      individual: { firstName: 'Wren', lastName: 'Okafor', dateOfBirth: '1980-04-06' },
    },
  },
  'C85.1': { query: '?text=tallow' },
  C86: { json: { Position: 0 } },
  C87: { json: { Action: 'emailResumeLink' } },
};

/** What these lead to belongs to one person, or is made up here: it is not found. */
const ofOnePerson: readonly string[] = ['C43', 'C50', 'C57', 'C83'];

let db: Database;
let app: TestApp;
/** An individual of 1006, for whom every check may be run. */
let individualGuid = '';
/** An applicant of 1002. */
let individualId = '';
let guid = '';
beforeAll(async () => {
  db = await openSeeded('postgres');
  app = testApp(db);
  const { Requirements } = await app.read<Detail>('/api/application/get/1006', { as: 'FULL' });
  individualGuid = Requirements[0]?.EntityGuid ?? '';
  const { ApplicantApprovals, ApplicationGuid } = await app.read<Detail>('/api/application/get/1002', {
    as: 'FULL',
  });
  guid = ApplicationGuid;
  individualId = ApplicantApprovals[0]?.IndividualId ?? '';
  // Whoever fails a check may be checked again.
  await db.inTenant('harbour', (trx) =>
    trx
      .updateTable('application_requirement')
      .set({ name: 'Elena Fail' })
      .where('entity_guid', '=', individualGuid)
      .execute(),
  );
});
afterAll(() => db.close());

async function call(endpoint: Endpoint, request: Request): Promise<Response> {
  const input = inputs[endpoint.id] ?? {};
  const path = filledPath(addressOf(endpoint), {
    id: '1002',
    guid: input.guid ?? '1002',
    applicationGuid: '1006',
    individualGuid,
    globalUserId: 'G-LEE',
    scope: 'all',
    fileId: randomGuid,
    individualId,
    labDocsId: randomGuid,
    entry: 'AU-1001',
    reportName: 'DraftReport',
    number: input.number ?? '12',
    report: randomGuid,
  });
  const json =
    input.json === undefined
      ? {}
      : { json: JSON.parse(JSON.stringify(input.json).replace(mockGuid, guid)) as unknown };
  const form = new FormData();
  if (input.file !== undefined) form.append(input.file, new File(['x'], 'x.xlsx'));
  const answer = await app.send(`${path}${input.query ?? ''}`, {
    ...request,
    ...json,
    ...(input.file !== undefined && { body: form }),
    method: endpoint.method,
  });
  // A file that nobody takes keeps its connection.
  if (endpoint.answers !== 'json') await answer.body?.cancel();
  return answer;
}

test('every endpoint of the contract is served', async () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(21);
  for (const endpoint of endpoints) {
    const { ok, status } = await call(endpoint, { as: 'FULL' });
    expect([endpoint.id, ok || ofOnePerson.includes(endpoint.id) ? 200 : status]).toEqual([endpoint.id, 200]);
  }
});

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  test('asks for a good token unless it is public (API-098)', async () => {
    const wanted = endpoint.needs === 'public' ? [200, 200, 200] : [401, 401, 401];
    const answers = await Promise.all([
      call(endpoint, {}),
      call(endpoint, { headers: { authorization: 'Bearer made.up.token' } }),
      call(endpoint, { headers: { authorization: 'Basic Z2Vyb246eA==' } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(wanted);
    if (endpoint.needs !== 'public') expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each(personas)('answers $id by the claims held (API-099, PERM-064)', async (persona) => {
    const { needs } = endpoint;
    const answer = await call(endpoint, { as: persona.id });
    if (needs === 'public' || needs === 'signedIn') expect(answer.ok).toBe(true);
    else if (needs === 'visible') expect([200, 204, 404]).toContain(answer.status);
    else if (!can(persona.claims, needs)) expect(answer.status).toBe(403);
    else if (ofOnePerson.includes(endpoint.id)) expect(answer.status).toBe(404);
    else expect([200, 204]).toContain(answer.status);
  });

  test('knows nobody on a host that belongs to no tenant', async () => {
    const headers = { authorization: `Bearer ${await app.tokenOf('localhost', 'FULL')}` };
    const answer = await call(endpoint, { headers, host: 'elsewhere.example' });
    const wanted = endpoint.id === 'C05' ? 404 : endpoint.needs === 'public' ? 200 : 401;
    expect(answer.status).toBe(wanted);
  });

  test('is never kept by a cache', async () => {
    expect((await call(endpoint, { as: 'FULL' })).headers.get('cache-control')).toBe('no-store');
  });
});

test('a person of one tenant is nobody on another tenant’s host', async () => {
  const headers = { authorization: `Bearer ${await app.tokenOf('harbour.localhost:4000', 'FULL')}` };
  expect((await app.send('/api/account/info', { headers })).status).toBe(200);
  expect((await app.send('/api/account/info', { headers, host: 'meridian.localhost:4000' })).status).toBe(
    401,
  );
});

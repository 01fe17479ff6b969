import {
  columnNames,
  detailRowNames,
  everyClaim,
  filledPath,
  queryText,
  type Endpoint,
} from '@portal/api/contract';
import { aViewDefinition, sampledScenario } from '@portal/api/mocks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import {
  aboutOneApplication,
  callersOf,
  canBeHidden,
  ofOnePerson,
  expectedAccess,
  type AccessResult,
} from '../../testing/access-matrix.ts';
import { releaseScope } from '../../../../../tools/test-scope.ts';
import { addUsers, setStatus, type TestUser } from '../../testing/add-users.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type Request, type TestApp } from '../../testing/test-app.ts';
import type { Detail } from '../../testing/wire.ts';
import { everyEndpoint } from './every-endpoint.ts';
import { addressOf } from './mount.ts';

const endpoints = everyEndpoint.map(([, endpoint]) => endpoint);

/** Replaced by the guid of application 1002. */
const mockGuid = '00000000-0000-4000-8000-000000001002';
const randomGuid = '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11';
interface Sent {
  readonly json?: unknown;
  readonly query?: string;
  readonly file?: string;
  readonly guid?: string;
  readonly number?: string;
}

/** Bodies and queries of calls that need particular values; the others are generated from the contract. */
const inputs: Readonly<Record<string, Sent>> = {
  C06: { json: { Username: 'nobody@post.example', Password: 'x' } },
  // Rejected before the current password is checked.
  C09: { json: { oldPassword: 'x', newPassword: 'weak' } },
  C10: { json: { Email: 'nobody@post.example' } },
  C11: { json: { Token: 'made-up' } },
  C12: { json: { Token: 'made-up', NewPassword: 'Brand-new-1!' } },
  C15: { json: { Username: 'nobody@post.example' } },
  C16: { json: { Username: 'nobody@post.example', Code: '123456' } },
  C17: { query: '?hash=made-up' },
  C19: { json: { oldPassword: 'x', newPassword: 'weak' } },
  C26: { json: { ApplicationGuid: mockGuid, ApiName: 'Crm' } },
  C27: { json: {} },
  C28: { json: {} },
  C29: { json: {} },
  // The deleted application is not used by the other calls.
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
  C95: { json: { DraftId: null, Revision: null, Changes: {} } },
  C99: { json: { Theme: { brand: '#0b5cab' }, Images: {}, Mode: 'light', Contrast: 'normal' } },
  C100: { json: { Theme: { brand: '#0b5cab' }, Images: {} } },
  C103: { number: '1' },
  // Look 1 is the published look, so there is nothing to publish.
  C104: { json: { Number: 1, Current: 1, Acknowledged: [] } },
  C113: {
    json: { Name: 'Everything', Scope: 'all', Shared: true, Definition: aViewDefinition() },
  },
  C116: { json: { Scope: 'all', Id: null, Everybody: false } },
  'C85.1': { query: '?text=tallow' },
  C86: { json: { Position: 0 } },
  C87: { json: { Action: 'emailResumeLink' } },
};

const samples = new Map(sampledScenario().map(({ endpoint, example }) => [endpoint.id, example?.input]));
function sampleOf({ id, uploads }: Endpoint): Sent {
  const { query, body } = samples.get(id) as { query?: Parameters<typeof queryText>[0]; body?: unknown };
  const search = new URLSearchParams(queryText(query ?? {})).toString();
  return { query: search && `?${search}`, ...(uploads ? { file: uploads.field } : { json: body }) };
}

let db: Database;
let app: TestApp;
/** An individual of application 1006, who can have every check. */
let individualGuid = '';
let cases = 0;
const tokenOfMeridian = async () => ({
  authorization: `Bearer ${await app.tokenOf('meridian.localhost:4000', 'FULL')}`,
});
/** An applicant of application 1002. */
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
  const everybody = new Map(endpoints.flatMap(callersOf).map((one) => [one.id, one]));
  await addUsers(db, [...everybody.values(), { id: 'gone', permissions: everyClaim }]);
  await app.tokenOf('harbour.localhost:4000', 'gone');
  await setStatus(db, 'gone', 'Deactivated');
  // An individual who fails a check can be checked again.
  await db.inTenant('harbour', (trx) =>
    trx
      .updateTable('application_requirement')
      .set({ name: 'Elena Fail' })
      .where('entity_guid', '=', individualGuid)
      .execute(),
  );
});
afterAll(() => db.close());

/** The same request about something that does not exist. */
const aboutNothing = (text: string): string =>
  text
    .replaceAll(guid, randomGuid)
    .replaceAll(individualId, randomGuid)
    .replaceAll(individualGuid, randomGuid)
    .replace(/\b(1002|1006|1104)\b/g, '999999')
    .replace('G-LEE', 'G-NOBODY');

async function call(
  endpoint: Endpoint,
  request: Request,
  changed = (text: string) => text,
): Promise<Response> {
  const input = inputs[endpoint.id] ?? sampleOf(endpoint);
  const values: Readonly<Record<string, string>> = {
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
    token: 'made-up',
    sessionId: 'made-up',
    slot: 'logo',
    imageId: '0'.repeat(64),
    viewId: 'zzzzzzzzzzzz',
  };
  for (const [, name = ''] of endpoint.path.matchAll(/\{(\w+)\}/g))
    if (values[name] === undefined) throw new Error(`Give the path parameter ${name} a value here.`);
  const path = filledPath(addressOf(endpoint), values);
  const json =
    input.json === undefined
      ? {}
      : { json: JSON.parse(changed(JSON.stringify(input.json).replace(mockGuid, guid))) as unknown };
  const form = new FormData();
  if (input.file !== undefined) form.append(input.file, new File(['x'], 'x.xlsx'));
  const answer = await app.send(changed(`${path}${input.query ?? ''}`), {
    ...request,
    ...json,
    ...(input.file !== undefined && { body: form }),
    method: endpoint.method,
  });
  // An unread file keeps its connection.
  if (endpoint.answers !== 'json' && answer.ok) await answer.body?.cancel();
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
  test('rejects a bad token unless the endpoint is public (API-098)', async () => {
    const wanted = endpoint.needs !== 'public' ? 401 : endpoint.id === 'C65' ? 204 : 200;
    const answers = await Promise.all([
      call(endpoint, {}),
      call(endpoint, { headers: { authorization: 'Bearer made.up.token' } }),
      call(endpoint, { headers: { authorization: 'Basic Z2Vyb246eA==' } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([wanted, wanted, wanted]);
    if (endpoint.needs !== 'public') expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('grants or denies access by the caller’s claims alone (API-099, PERM-063, PERM-064)', async () => {
    const denied: TestUser[] = [];
    const admitted: TestUser[] = [];
    for (const caller of callersOf(endpoint))
      (expectedAccess(endpoint, caller.permissions) === 'let in' ? admitted : denied).push(caller);
    const results = new Map<string, AccessResult>();
    const ask = async (name: string, request: Request) => {
      const { ok, status } = await call(endpoint, request);
      results.set(name, ok ? 'let in' : (status as AccessResult));
    };
    await Promise.all([
      ask('nobody', {}),
      ask('the deactivated', { as: 'gone' }),
      ask('another tenant', { headers: await tokenOfMeridian() }),
      ...denied.map(({ id }) => ask(id, { as: id })),
    ]);
    // One after the other: these calls change the same data.
    for (const { id } of admitted) await ask(id, { as: id });

    const outsider: AccessResult = endpoint.needs === 'public' ? 'let in' : 401;
    const expected = new Map<string, AccessResult>([
      ['nobody', outsider],
      ['the deactivated', outsider],
      ['another tenant', outsider],
      ...callersOf(endpoint).map(
        ({ id, permissions }) => [id, expectedAccess(endpoint, permissions)] as const,
      ),
    ]);
    expect(Object.fromEntries(results)).toEqual(Object.fromEntries(expected));
    cases += results.size;
  });

  test('authenticates nobody on a host that belongs to no tenant', async () => {
    const headers = { authorization: `Bearer ${await app.tokenOf('localhost', 'FULL')}` };
    const answer = await call(endpoint, { headers, host: 'elsewhere.example' });
    const open = { C05: 404, C65: 204, C105: 404 }[endpoint.id as string] ?? 200;
    expect(answer.status).toBe(endpoint.needs === 'public' ? open : 401);
  });

  test('is never stored by a cache, or revalidated by it each time', async () => {
    const revalidated = endpoint.needs === 'public' ? 'no-cache' : 'private, no-cache';
    const wanted = endpoint.revalidated ? revalidated : 'no-store';
    expect((await call(endpoint, { as: 'FULL' })).headers.get('cache-control')).toBe(wanted);
  });
});

describe.each(endpoints.filter(canBeHidden).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('answers about an invisible record exactly as about a missing one, byte for byte', async () => {
      const { id: unseeing } = callersOf(endpoint).at(-1) ?? { id: '' };
      const meridian = { as: 'FULL', host: 'meridian.localhost:4000' };
      const outsiders: Request[] = [meridian, ...(aboutOneApplication(endpoint) ? [{ as: unseeing }] : [])];
      for (const outsider of outsiders) {
        const outOfSight = await call(endpoint, outsider);
        const unknown = await call(endpoint, outsider, aboutNothing);
        expect([outOfSight.status, unknown.status]).toEqual([404, 404]);
        expect(await bytesOf(outOfSight)).toBe(await bytesOf(unknown));
        cases += 1;
      }
    });
  },
);

/** The response without the request id. */
const bytesOf = async (answer: Response): Promise<string> =>
  (await answer.text()).replaceAll(answer.headers.get('x-request-id') ?? '', '');

test('the matrix covers every endpoint', () => {
  expect(cases).toBeGreaterThan(endpoints.length * (releaseScope ? 60 : 5));
});

test('a user of one tenant is not authenticated on the host of another', async () => {
  const headers = { authorization: `Bearer ${await app.tokenOf('harbour.localhost:4000', 'FULL')}` };
  expect((await app.send('/api/account/info', { headers })).status).toBe(200);
  expect((await app.send('/api/account/info', { headers, host: 'meridian.localhost:4000' })).status).toBe(
    401,
  );
});

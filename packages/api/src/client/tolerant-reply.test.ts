import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  addComment,
  assignApplication,
  changePassword,
  depersonaliseApplication,
  emailResumeLink,
  getAccountInfo,
  getActivityFeed,
  getAllColumns,
  getAllRows,
  getApplication,
  getColumns,
  getSystemConfiguration,
  getSystemInformation,
  getTenant,
  getVerification,
  inviteUser,
  listAllApplications,
  listAssignees,
  listCompanyVerifications,
  listIndividualVerifications,
  listProducts,
  listRoles,
  listUsers,
  unreadableIn,
  type Endpoint,
  type Failure,
} from '../contract/index.ts';
import { everyScenario, scenario } from '../mocks/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import { send } from './send.ts';

const network = aNetwork();

type Json = Record<string, unknown>;

/** A client, and what it reported. */
function reportingClient() {
  const reported: (string | undefined)[] = [];
  const onFailure = (_: Endpoint, failure: Failure) =>
    reported.push(failure.kind === 'drift' ? failure.reason : failure.kind);
  return { client: aClient({ onFailure, configuration: { EntityVerificationUrl: '/' } }), reported };
}

/** Reads a reply that another back end sends. */
async function reading(endpoint: Endpoint, body: unknown) {
  network.answer(() => HttpResponse.json(body as Json));
  const { client, reported } = reportingClient();
  const input = {
    params: { id: '1', guid: 'g', number: '1' },
    query: {},
    ...(endpoint.body && { body: {} }),
  };
  const result = await send(client, endpoint, input as never);
  return { result, reported };
}

const mocks = scenario(...Object.values(everyScenario()));
const read = new Map<Endpoint, unknown>();

/** The strict reply of an endpoint, as the mocks send it. */
async function strictReply(endpoint: Endpoint): Promise<unknown> {
  const known = read.get(endpoint);
  if (known !== undefined) return known;
  const mock = mocks.find((one) => one.endpoint === endpoint);
  if (!mock) throw new Error(`No mock of ${endpoint.id}`);
  network.use(mock.handler);
  const result = await send(reportingClient().client, endpoint, mock.example?.input as never);
  read.set(endpoint, result.ok ? result.value : result.failure);
  return read.get(endpoint);
}

/** Changes every value within a reply, the innermost first. Undefined removes a field. */
function changed(value: unknown, change: (value: unknown, name: string) => unknown, name = ''): unknown {
  const inner = Array.isArray(value)
    ? value.map((entry) => changed(entry, change))
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, changed(field, change, key)]))
      : value;
  return change(inner, name);
}

/** Screens show an empty list of a row like null, and a time without its milliseconds. */
const asShown = (value: unknown) =>
  changed(value, (inner, name) => {
    if (isIsoTime(name) && typeof inner === 'string') return Date.parse(inner);
    return Array.isArray(inner) && inner.length === 0 ? undefined : (inner ?? undefined);
  });

const isTime = (name: string) => /Timestamp$|^Timestamp$|DateTime/.test(name);
const isIsoTime = (name: string) => /^date$|DateUtc$/.test(name);

/** What other back ends do that the specifications leave open. */
const habits: Readonly<Record<string, (value: unknown, name: string) => unknown>> = {
  'extra fields': (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, InternalRevision: 7 }
      : value,
  'nulls left out': (value) => value ?? undefined,
  'empty lists as null': (value) => (Array.isArray(value) && value.length === 0 ? null : value),
  'ids of another type': (value, name) => {
    if (!/id$/i.test(name)) return value;
    return typeof value === 'number' ? String(value) : value;
  },
  'times as ISO 8601': (value, name) =>
    isTime(name) && typeof value === 'number' ? new Date(value * 1000).toISOString() : value,
  'times as text': (value, name) => (isTime(name) && typeof value === 'number' ? String(value) : value),
  'times of verifications as unix seconds': (value, name) =>
    isIsoTime(name) && typeof value === 'string' ? Date.parse(value) / 1000 : value,
  'totals as text': (value, name) =>
    /^(TotalRows|MaxPage|totalCount|MaximumLabelLimit)$/.test(name) ? String(value) : value,
  'booleans as 0 and 1': (value) => (typeof value === 'boolean' ? Number(value) : value),
  'booleans as text': (value) => (typeof value === 'boolean' ? String(value) : value),
  'products as one text': (value, name) =>
    name === 'ProductDisplayNameList' && Array.isArray(value) ? value.join(', ') : value,
};

const replies = [
  listAllApplications,
  getApplication,
  listUsers,
  listCompanyVerifications,
  listIndividualVerifications,
  getVerification,
  getSystemInformation,
  getSystemConfiguration,
  getColumns,
] as const;

describe.each(Object.entries(habits))('a back end that sends %s', (_, habit) => {
  test.each(replies.map((endpoint) => [`${endpoint.id} ${endpoint.path}`, endpoint] as const))(
    'is read like ours: %s (OP-389)',
    async (_name, endpoint) => {
      const strict = await strictReply(endpoint);
      const { result, reported } = await reading(endpoint, changed(strict, habit));
      expect(result.ok && asShown(result.value)).toEqual(asShown(strict));
      expect(reported).toEqual([]);
    },
  );
});

test.each([
  ['numeric option values', listProducts, [{ Name: 'Cash', Value: 7 }], [{ Name: 'Cash', Value: '7' }]],
  ['options as texts', listProducts, ['Cash'], [{ Name: 'Cash', Value: 'Cash' }]],
  [
    'a numeric assignee',
    listAssignees,
    [{ Name: 'Fiona', Value: 12, Assignable: 1 }],
    [{ Name: 'Fiona', Value: '12', Assignable: true }],
  ],
  [
    'roles as a bare list',
    listRoles,
    [{ TenantRoleId: 3, RoleName: 'Staff' }],
    { Roles: [{ TenantRoleId: '3', RoleName: 'Staff' }] },
  ],
  ['a list as null', listRoles, { Roles: null }, { Roles: [] }],
  ['a list left out', listRoles, {}, { Roles: [] }],
  [
    'an account with an email address alone',
    getAccountInfo,
    { Email: 'a@b.example' },
    { Email: 'a@b.example' },
  ],
  [
    'a tenant with a name alone',
    getTenant,
    { TenantName: 'harbour' },
    {
      TenantName: 'harbour',
      LogoUrl: null,
      FaviconUrl: null,
      PrimaryColour: null,
      SupportEmail: null,
      SupportPhone: null,
      HelpUrl: null,
    },
  ],
] as const)('reads %s (OP-389)', async (_, endpoint, sent, value) => {
  expect((await reading(endpoint, sent)).result).toEqual({ ok: true, value });
});

test.each([
  ['2026-07-01T10:00:00Z', '2026-07-01T10:00:00Z'],
  ['2026-07-01 10:00:00.1234567', '2026-07-01T10:00:00Z'],
  ['2026-07-01T20:00:00+10:00', '2026-07-01T10:00:00Z'],
  ['2026-07-01', '2026-07-01T00:00:00Z'],
])('reads the time %s, in UTC unless it has a zone (OP-243, OP-389)', async (sent, time) => {
  const { result } = await reading(getActivityFeed, { ActivityFeedItems: [{ Text: 'A', Timestamp: sent }] });
  expect(result).toMatchObject({ value: { ActivityFeedItems: [{ Timestamp: Date.parse(time) / 1000 }] } });
});

describe('what cannot be read', () => {
  test('costs one row of a list, which is counted, and its reason has names but no values (OP-389)', async () => {
    const strict = (await strictReply(listUsers)) as { Users: Json[] };
    const [first = {}, ...others] = strict.Users;
    const { result, reported } = await reading(listUsers, {
      ...strict,
      Users: [{ ...first, Status: { secret: 'x' } }, ...others],
    });
    expect(result).toEqual({ ok: true, value: { ...strict, Users: others, unreadable: { Users: 1 } } });
    expect(result.ok && unreadableIn(result.value as Json, 'Users')).toBe(1);
    expect(reported).toEqual(['Users[0].Status is object, not string']);
  });

  test('costs one field of a detail (OP-389)', async () => {
    const strict = (await strictReply(getApplication)) as Json;
    const { result, reported } = await reading(getApplication, { ...strict, InvestmentAmount: 'a lot' });
    expect(result).toMatchObject({
      value: { InvestmentAmount: null, Status: strict['Status'], unreadable: { InvestmentAmount: 1 } },
    });
    expect(reported).toEqual(['InvestmentAmount is string, not number']);
  });

  test.each([
    ['without its totals', listUsers, { Users: [] }, 'TotalRows is missing'],
    ['whose every option is unreadable', listProducts, [{ Name: 1 }], '[0].Value is missing'],
    ['that reports an error', listRoles, { ErrorNo: 1, Message: 'No.' }, 'the answer has none of its fields'],
    ['that is no JSON', listUsers, undefined, 'the answer is no JSON'],
  ])('fails a reply %s (OP-389)', async (_, endpoint, sent, reason) => {
    network.answer(() => (sent === undefined ? new HttpResponse('<html>') : HttpResponse.json(sent)));
    const { client } = reportingClient();
    expect(await send(client, endpoint, { query: {} } as never)).toEqual({
      ok: false,
      failure: { kind: 'drift', reason },
    });
  });
});

test('reads flags that are left out as false (OP-389)', async () => {
  const strict = (await strictReply(getApplication)) as Json;
  const application = await reading(getApplication, {
    ...strict,
    ApplicantApprovals: [{ IndividualId: 7, ApplicantName: 'Pat', Status: 'Approved', SendEmail: null }],
    Requirements: [{ EntityGuid: 7, Name: 'Pat', Result: 0 }],
  });
  expect(application).toMatchObject({
    result: {
      value: {
        ApplicantApprovals: [{ IsMFALocked: false, SendEmail: false }],
        Requirements: [{ IsEligibleForReverification: false, IsEligibleForSanctionsVerification: false }],
      },
    },
    reported: [],
  });
  expect(await reading(getSystemConfiguration, { ShowEVSummaryResult: 1 })).toMatchObject({
    result: { value: { ShowEVSummaryResult: true, ShowDocumentListBeforeCompletion: false } },
    reported: [],
  });
});

/** Pages of one record, with the fields that name the record. */
const records: readonly (readonly [Endpoint, readonly string[]])[] = [
  [getApplication, ['ApplicationGuid', 'ApplicationId']],
  [getVerification, []],
  [getAccountInfo, ['Email']],
  [getTenant, []],
  [getSystemConfiguration, []],
  [getAllColumns, []],
  [getAllRows, []],
];
const fieldsOf = ({ reply }: Endpoint) => Object.keys((reply as unknown as { entries: Json }).entries);

describe.each(records.map(([endpoint, ids]) => [`${endpoint.id} ${endpoint.path}`, endpoint, ids] as const))(
  'the page of %s',
  (_, endpoint, ids) => {
    test.each(fieldsOf(endpoint).filter((field) => !ids.includes(field)))(
      'opens without %s (OP-389)',
      async (field) => {
        const { [field]: _removed, ...strict } = (await strictReply(endpoint)) as Json;
        const { result } = await reading(endpoint, strict);
        expect(result).toMatchObject({ ok: true, value: strict });
      },
    );

    test.each(fieldsOf(endpoint).filter((field) => !ids.includes(field)))(
      'opens with a %s that cannot be read, and says so (OP-389)',
      async (field) => {
        const { [field]: _replaced, ...strict } = (await strictReply(endpoint)) as Json;
        const { result, reported } = await reading(endpoint, { ...strict, [field]: { secret: 1 } });
        expect(result).toMatchObject({ ok: true, value: { ...strict, unreadable: { [field]: 1 } } });
        expect(reported).toEqual([expect.stringContaining(field)]);
      },
    );

    test.each(ids)('fails without %s, which names the record (OP-389)', async (field) => {
      const { [field]: _removed, ...strict } = (await strictReply(endpoint)) as Json;
      expect((await reading(endpoint, strict)).result).toMatchObject({
        failure: { kind: 'drift', reason: `${field} is missing` },
      });
    });
  },
);

/** Responses of an action that say nothing more. */
const done = [
  ['an empty response', () => new HttpResponse(null, { status: 204 })],
  ['an empty object', () => HttpResponse.json({})],
  ['Success alone', () => HttpResponse.json({ Success: true })],
] as const;

describe.each(done)('a finished action with %s', (_, respond) => {
  test.each([
    [emailResumeLink, { ErrorNo: 0 }],
    [assignApplication, { ErrorNo: 0 }],
    [inviteUser, { ErrorNo: 0 }],
    [changePassword, { message: '', result: 0 }],
    [depersonaliseApplication, { OverallSuccess: true }],
    [addComment, undefined],
  ])('is success: $path (OP-389)', async (endpoint, value) => {
    network.answer(respond);
    const { client, reported } = reportingClient();
    const input = { params: { id: '1', guid: 'g' }, body: {} };
    expect(await send(client, endpoint as Endpoint, input as never)).toEqual({ ok: true, value });
    expect(reported).toEqual([]);
  });
});

test('an action that is answered with a page, as by a proxy, was not done', async () => {
  network.answer(() => HttpResponse.html('<title>Sign in to the network</title>'));
  const input = { params: { guid: 'g' }, body: { Comment: 'Typed' } };
  expect(await send(aClient(), addComment, input)).toEqual({
    ok: false,
    failure: { kind: 'drift', reason: 'the answer is no JSON' },
  });
});

test('an action that reports Success false was not done (OP-389)', async () => {
  const { result } = await reading(assignApplication, { Success: false, Message: 'Locked.' });
  expect(result).toEqual({ ok: true, value: { ErrorNo: 1, Message: 'Locked.' } });
});

test('an error response with a message alone shows it (OP-389)', async () => {
  network.answer(() => HttpResponse.json({ Message: 'The label exists.' }, { status: 400 }));
  const { client } = reportingClient();
  const input = { params: { guid: 'g' }, body: { GlobalUserId: null } };
  expect(await send(client, assignApplication, input)).toEqual({
    ok: false,
    failure: { kind: 'invalid', message: 'The label exists.' },
  });
});

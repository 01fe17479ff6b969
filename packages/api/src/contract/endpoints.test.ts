import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import { everyEndpoint as endpoints } from '../mocks/every-endpoint.ts';
import type { CostClass, Endpoint } from './endpoint.ts';

const allApps = ['view.allapps.instance', 'view.allapps.location', 'view.allapps.restrictiongroup'];
const anyList = ['view.myapps', ...allApps];

interface CallRules {
  /** Default `call`. */
  readonly cost?: CostClass;
  readonly idempotent?: true;
  /** Whether it is about a table with versions. */
  readonly versioned?: true;
  /** Why repeating a call that changes state does no harm, although it has no idempotency key. */
  readonly safeToRepeat?: string;
}

/** The table of calls and table P, copied by hand, with the cost and repetition rules of each call. */
const calls: readonly (readonly [
  id: string,
  call: string,
  needs: Endpoint['needs'] | readonly string[],
  rules?: CallRules,
])[] = [
  ['C01', 'GET {api}/configuration/information', 'signedIn'],
  ['C02', 'GET {api}/configuration/columns', 'signedIn'],
  ['C03', 'GET {api}/configuration/rows', 'signedIn'],
  ['C04', 'GET {api}/configuration/custom', 'signedIn'],
  ['C05', 'GET {api}/configuration/tenant', 'public'],
  [
    'C06',
    'POST {api}/account/login',
    'public',
    { safeToRepeat: 'It does not create a session. Each wrong password counts.' },
  ],
  ['C07', 'GET {api}/account/info', 'signedIn'],
  ['C08', 'GET {api}/account/logout', 'signedIn', { safeToRepeat: 'The session has already ended.' }],
  [
    'C09',
    'POST {api}/account/changepassword',
    'signedIn',
    { cost: 'outside', safeToRepeat: 'The current password has changed, so the second call is rejected.' },
  ],
  [
    'C10',
    'POST {api}/account/forgotpassword',
    'public',
    {
      safeToRepeat: 'The second link replaces the first. Each address gets at most five emails an hour.',
    },
  ],
  ['C11', 'POST {api}/account/validatetoken', 'public'],
  [
    'C12',
    'POST {api}/account/resetpassword',
    'public',
    { safeToRepeat: 'The link is valid once, so the second call is rejected.' },
  ],
  ['C13', 'GET {api}/account/ping', 'signedIn'],
  ['C14', 'GET {api}/account/assignees', 'signedIn'],
  ['C15', 'POST {api}/account/initiatemfa', 'public'],
  [
    'C16',
    'POST {api}/account/loginmfa',
    'public',
    { safeToRepeat: 'A code is valid once, so the second call is rejected.' },
  ],
  [
    'C17',
    'GET {api}/account/sso/{token}',
    'public',
    { safeToRepeat: 'The pair is valid once, so the second call is rejected.' },
  ],
  ['C18', 'GET {api}/csrftoken', 'signedIn'],
  [
    'C19',
    'POST {provider}/account/change-password',
    'signedIn',
    { cost: 'outside', safeToRepeat: 'The second call is rejected, as in C09.' },
  ],
  ['C20', 'GET {api}/application/list', 'view.myapps', { cost: 'search' }],
  ['C21', 'GET {api}/application/list/all', allApps, { cost: 'search' }],
  ['C22', 'GET {api}/application/get/{id}', 'visible'],
  ['C23', 'GET {api}/application/get/ips/{id}', 'vpnsummary.view'],
  [
    'C24',
    'GET {api}/application/requestedit/{guid}',
    'app.edit',
    { safeToRepeat: 'Pending approvals stay pending. The form is opened again.' },
  ],
  ['C25', 'GET {api}/application/requestview/{guid}', 'app.view'],
  ['C26', 'POST {api}/application/triggerapi', 'app.triggerapi', { cost: 'outside', idempotent: true }],
  [
    'C27',
    'POST {api}/application/emailresumelink/{id}',
    'app.emailresumelink',
    { cost: 'mail', idempotent: true },
  ],
  [
    'C28',
    'POST {api}/application/resendindividualresumelinkemail/{individualId}',
    'app.emailresumelink',
    { cost: 'mail', idempotent: true },
  ],
  [
    'C29',
    'POST {api}/application/resendcompletionemail/{id}',
    'app.resendcompletionemail',
    { cost: 'mail', idempotent: true },
  ],
  ['C30', 'GET {api}/application/export/{scope}', 'app.export', { cost: 'export' }],
  ['C31', 'POST {api}/application/cancel', 'app.cancel', { idempotent: true }],
  [
    'C32',
    'POST {api}/application/depersonalise/{guid}',
    'app.depersonalise',
    { safeToRepeat: 'The data is already deleted, so the second call is rejected.' },
  ],
  [
    'C33',
    'POST {api}/application/assign/{guid}',
    'app.assign',
    {
      safeToRepeat: 'It sets the assignee. Setting the same one again adds no entry to the feed.',
    },
  ],
  ['C34', 'POST {api}/application/new', 'app.create', { idempotent: true }],
  ['C35', 'POST {api}/application/newonbehalf', 'app.createonbehalf', { idempotent: true }],
  [
    'C36',
    'POST {api}/application/changeprimaryemail/{guid}',
    'app.changeprimaryemail',
    { safeToRepeat: 'It sets the address, as C33 sets the assignee.' },
  ],
  [
    'C37',
    'POST {api}/application/changesigningmode/{guid}',
    'app.changesigningmode',
    { safeToRepeat: 'It sets the mode, as C33 sets the assignee.' },
  ],
  [
    'C38',
    'POST {api}/application/unlockapplication/{guid}',
    'app.unlockapplication',
    { safeToRepeat: 'Only a locked application can be unlocked, so the second call is rejected.' },
  ],
  ['C39', 'POST {api}/application/activityfeed/{guid}', 'visible'],
  [
    'C40',
    'POST {api}/application/reload/{guid}',
    'visible',
    { safeToRepeat: 'It fetches a fresh copy. Nothing is created or sent.' },
  ],
  [
    'C41',
    'POST {api}/application/updateowner/{guid}',
    'app.changeowner',
    { safeToRepeat: 'It sets the owner, as C33 sets the assignee.' },
  ],
  ['C42', 'POST {api}/application/bulkupload', 'app.bulkupload', { cost: 'upload', idempotent: true }],
  ['C43', 'GET {api}/application/bulkupload/errorfile/{fileId}', 'app.bulkupload', { cost: 'download' }],
  ['C126', 'GET {api}/application/bulkupload/errors/{fileId}', 'app.bulkupload', { cost: 'download' }],
  [
    'C127',
    'POST {api}/application/bulkupload/errors/{fileId}',
    'app.bulkupload',
    { cost: 'upload', idempotent: true },
  ],
  ['C44', 'GET {api}/owner/list', 'signedIn'],
  ['C45', 'GET {api}/label/list', 'signedIn'],
  ['C46', 'GET {api}/label/system/list', 'signedIn'],
  ['C47', 'POST {api}/label/add', 'label.add', { idempotent: true }],
  [
    'C48',
    'POST {api}/label/save',
    ['label.assign', 'label.add'],
    { safeToRepeat: 'It sets the label, as C33 sets the assignee.' },
  ],
  ['C49', 'POST {api}/document/upload/{guid}', 'document.upload', { cost: 'upload', idempotent: true }],
  ['C50', 'GET {api}/document/{guid}/{labDocsId}', 'document.download', { cost: 'download' }],
  ['C51', 'GET {api}/document/zip/{guid}', 'document.download', { cost: 'zip' }],
  [
    'C52',
    'GET {api}/report/{guid}/{reportName}',
    ['app.generatefinalreport', 'app.generatedraftreport'],
    { cost: 'report' },
  ],
  ['C53', 'GET {api}/comment/{guid}', 'comments.view'],
  ['C54', 'POST {api}/comment/{guid}', 'comment.add', { idempotent: true }],
  ['C55', 'GET {api}/subbrand/list', 'signedIn'],
  ['C56', 'GET {api}/product/list', 'signedIn'],
  [
    'C57',
    'POST {api}/applicant/labformmfaunlock',
    'app.labformmfaunlock',
    { safeToRepeat: 'Only a locked applicant can be unlocked, so the second call is rejected.' },
  ],
  [
    'C58',
    'GET {api}/verification/identificationOptions/{applicationGuid}/{individualGuid}',
    'app.reverifyindividual',
    { cost: 'outside' },
  ],
  [
    'C59',
    'POST {api}/verification/verify/{applicationGuid}/{individualGuid}',
    ['app.reverifyindividual', 'app.individualverification', 'app.individualsanctionscheck'],
    { cost: 'outside', idempotent: true },
  ],
  ['C60', 'GET {api}/admin/columns', 'admin', { versioned: true }],
  ['C61', 'GET {api}/admin/rows', 'admin', { versioned: true }],
  ['C62', 'GET {api}/admin/cachestats', 'admin'],
  [
    'C63',
    'POST {api}/admin/save',
    'admin',
    { versioned: true, safeToRepeat: 'It replaces the whole table of columns.' },
  ],
  [
    'C64',
    'POST {api}/admin/rows/save',
    'admin',
    { versioned: true, safeToRepeat: 'It replaces the whole table of rows.' },
  ],
  ['C65', 'POST {errorLog}', 'public', { safeToRepeat: 'A duplicate log entry does no harm.' }],
  ['C66', 'GET {identity}/validate-tenant-domain', 'public'],
  ['C67', 'GET {api}/user/roles', 'usermanagement.login'],
  ['C68', 'POST {api}/user/invite', 'user.invite', { cost: 'mail', idempotent: true }],
  ['C69', 'GET {api}/user/list', 'usermanagement.login', { cost: 'search' }],
  [
    'C70',
    'POST {api}/user/applicationaccess',
    'user.modifyapplicationaccess',
    { safeToRepeat: 'It sets the access, as C33 sets the assignee.' },
  ],
  [
    'C71',
    'PUT {api}/user/enable/{globalUserId}',
    'user.enabledisable',
    { safeToRepeat: 'Only a deactivated user can be reactivated, so the second call is rejected.' },
  ],
  [
    'C72',
    'PUT {api}/user/disable/{globalUserId}',
    'user.enabledisable',
    { safeToRepeat: 'The user is already deactivated.' },
  ],
  [
    'C73',
    'PUT {api}/user/unlock/{globalUserId}',
    'user.unlock',
    { safeToRepeat: 'Only a locked user can be unlocked, so the second call is rejected.' },
  ],
  ['C74', 'GET {api}/user/export', 'user.export', { cost: 'export' }],
  ['C75.1', 'GET {verification}/Company', 'entityverification.company', { cost: 'search' }],
  ['C75.2', 'GET {verification}/Individual', 'entityverification.individual', { cost: 'search' }],
  ['C76', 'POST {verification}/company/verify', 'entityverification.company', { cost: 'outside' }],
  [
    'C77',
    'POST {verification}/company/generate-report',
    'entityverification.company',
    { cost: 'outside', idempotent: true },
  ],
  [
    'C78.1',
    'POST {verification}/company/{number}/ref-code',
    'entityverification.company',
    { safeToRepeat: 'It sets the reference, as C33 sets the assignee.' },
  ],
  [
    'C78.2',
    'POST {verification}/individual/{number}/ref-code',
    'entityverification.individual',
    { safeToRepeat: 'It sets the reference, as C33 sets the assignee.' },
  ],
  ['C79', 'GET {verification}/individual/form', 'entityverification.individual'],
  ['C80', 'GET {verification}/individual/details', 'entityverification.individual'],
  [
    'C81',
    'POST {verification}/individual/verify',
    'entityverification.individual',
    { cost: 'outside', idempotent: true },
  ],
  ['C82', 'GET {verification}/individual/verifications/{number}', 'entityverification.individual'],
  [
    'C83',
    'GET {verification}/report/{report}',
    ['entityverification.company', 'entityverification.individual'],
    { cost: 'report' },
  ],
  ['C84', 'GET {api}/application/bulkupload/template', 'app.bulkupload', { cost: 'download' }],
  ['C85.1', 'GET {verification}/address/search', 'entityverification.individual'],
  ['C85.2', 'GET {verification}/address/{entry}', 'entityverification.individual'],
  [
    'C86',
    'POST {api}/application/revealtaxnumber/{guid}',
    'app.taxdetails.viewsensitive',
    {
      safeToRepeat:
        'It only reads a number. Each access is recorded, and a stored response would contain the number.',
    },
  ],
  ['C87', 'POST {api}/application/previewemail/{guid}', ['app.emailresumelink', 'app.resendcompletionemail']],
  ['C88', 'POST {api}/user/invite/{globalUserId}', 'user.invite', { cost: 'mail', idempotent: true }],
  ['C89', 'GET {api}/account/sessions', 'signedIn'],
  [
    'C90',
    'POST {api}/account/endsession/{sessionId}',
    'signedIn',
    { safeToRepeat: 'A session that has ended is not found.' },
  ],
  ['C91', 'POST {api}/account/endothersessions', 'signedIn', { safeToRepeat: 'No other session is left.' }],
  ['C92', 'GET {api}/audit/list', 'admin', { cost: 'search' }],
  ['C93', 'GET {api}/audit/export', 'admin', { cost: 'export' }],
  ['C94', 'GET {api}/admin/brand', 'admin'],
  [
    'C95',
    'POST {api}/admin/brand/draft',
    'admin',
    { safeToRepeat: 'It sets fields of the draft. Setting the same value again changes nothing.' },
  ],
  [
    'C96',
    'POST {api}/admin/brand/draft/discard',
    'admin',
    { safeToRepeat: 'The draft has ended, so the second call is rejected.' },
  ],
  [
    'C97',
    'POST {api}/admin/brand/draft/image/{slot}',
    'admin',
    { cost: 'upload', safeToRepeat: 'The same bytes are the same image.' },
  ],
  ['C98', 'GET {api}/admin/brand/image/{imageId}', 'admin', { cost: 'call' }],
  ['C99', 'POST {api}/admin/brand/preview', 'admin'],
  ['C100', 'POST {api}/admin/brand/sample-pdf', 'admin', { cost: 'report' }],
  ['C101', 'POST {api}/admin/brand/publish', 'admin', { cost: 'report', idempotent: true }],
  ['C102', 'GET {api}/admin/brand/history', 'admin'],
  ['C103', 'GET {api}/admin/brand/history/{number}', 'admin'],
  ['C104', 'POST {api}/admin/brand/restore', 'admin', { cost: 'report', idempotent: true }],
  ['C105', 'GET {api}/configuration/look', 'public'],
  ['C107.1', 'GET {api}/admin/columns/history', 'admin'],
  ['C107.2', 'GET {api}/admin/rows/history', 'admin'],
  ['C108.1', 'POST {api}/admin/columns/restore', 'admin', { idempotent: true, versioned: true }],
  ['C108.2', 'POST {api}/admin/rows/restore', 'admin', { idempotent: true, versioned: true }],
  ['C110', 'GET {api}/view/list', anyList],
  ['C111', 'GET {api}/view/get/{viewId}', anyList],
  ['C112', 'GET {api}/view/counts', anyList, { cost: 'search' }],
  ['C113', 'POST {api}/view/save', anyList, { idempotent: true }],
  ['C114', 'POST {api}/view/delete/{viewId}', anyList, { idempotent: true }],
  ['C115', 'POST {api}/view/restore/{viewId}', anyList, { idempotent: true }],
  ['C116', 'POST {api}/view/default', anyList, { idempotent: true }],
  ['C117', 'POST {api}/find', 'signedIn', { cost: 'search' }],
  ['C118', 'POST {api}/find/applications', 'signedIn'],
  ['C135', 'GET {api}/figures/applications', 'reports.login', { cost: 'search' }],
];

const rows = calls.map(([id, call, needs, rules = {}]) => [id, call, needs, rules] as const);

describe.each(rows)('%s %s', (id, call, needs, rules) => {
  const { cost, idempotent = false, versioned, safeToRepeat } = rules;
  const endpoint = endpoints.find((one) => one.id === id);

  test('has the method, path and permission of the tables', () => {
    expect(`${endpoint?.method} {${endpoint?.base}}${endpoint?.path}`).toBe(call);
    expect(endpoint?.needs).toEqual(needs);
  });

  test('has the cost class of the table', () => {
    expect(endpoint?.cost).toBe(cost);
  });

  test('is about a table with versions if the table says so', () => {
    expect(endpoint?.versioned).toBe(versioned);
  });

  test('is idempotent, safe to repeat or a read', () => {
    expect(endpoint?.idempotent).toBe(idempotent);
    expect(endpoint?.changesState).toBe(idempotent || safeToRepeat !== undefined);
  });
});

test('the table lists every endpoint', () => {
  expect(endpoints.map(({ id }) => id).toSorted()).toEqual(calls.map(([id]) => id).toSorted());
});

test('all verification calls share a base path and need the claim of the area in addition to their own (API-093)', () => {
  const verifying = endpoints.filter(({ base }) => base === 'verification');
  expect(verifying.length).toBeGreaterThanOrEqual(8);
  expect(contract.basePaths.verification).toBe('/entity-verification/api/v1');
  expect(contract.baseNeeds).toEqual({ verification: 'entityverification.login' });
});

test('no two endpoints share an id, or a method and path', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  const addresses = endpoints.map(({ method, base, path }) => `${method} ${base} ${path}`);
  expect(new Set(addresses).size).toBe(endpoints.length);
});

test('lists the GETs that change state and the POSTs that do not', () => {
  const exceptions = endpoints.filter(({ method, changesState }) => changesState === (method === 'GET'));
  expect(exceptions.map(({ id }) => id).toSorted()).toEqual([
    'C08',
    'C100',
    'C11',
    'C117',
    'C118',
    'C15',
    'C17',
    'C24',
    'C39',
    'C76',
    'C87',
    'C99',
  ]);
});

test('a call that uploads or downloads files has a cost class of its own', () => {
  const exceptions = endpoints.filter(
    ({ answers, uploads, cost }) => (answers !== 'json' || uploads) && !cost,
  );
  expect(exceptions).toEqual([]);
});

test('rejects unknown query parameters and body keys', () => {
  const input = { Unknown: 'x' };
  for (const { id, query, body } of endpoints) {
    for (const schema of [query, body]) {
      const rejected =
        schema && v.safeParse(schema, input).issues?.some(({ path }) => path?.[0]?.key === 'Unknown');
      expect(schema === undefined || rejected, id).toBe(true);
    }
  }
});

describe('the list query', () => {
  const parse = (query: Record<string, string>) => v.safeParse(contract.listMyApplications.query, query);

  test('defaults to page 1 of 20 rows, highest id first', () => {
    expect(parse({}).output).toMatchObject({ pageNo: 1, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc' });
  });

  test.each([
    { pageNo: '0' },
    { pageNo: 'abc' },
    { rowsPerPage: '201' },
    { sortBy: 'Status' },
    { sortType: 'DESC' },
    { status: 'Locked' },
    { q: 'a'.repeat(201) },
    { mustHaveAllSelectedProducts: '1' },
  ])('rejects %j', (query) => {
    expect(parse(query).success).toBe(false);
  });
});

describe('the body of a cancellation', () => {
  const guid = '00000000-0000-4000-8000-000000001001';
  const parse = (...guids: string[]) =>
    v.is(contract.cancelApplications.body, {
      ApplicationCancellations: guids.map((ApplicationGuid) => ({ ApplicationGuid })),
    });

  test('contains 1 to 200 guids', () => {
    expect(parse(guid)).toBe(true);
    expect(parse(...Array<string>(200).fill(guid))).toBe(true);
    expect(parse()).toBe(false);
    expect(parse(...Array<string>(201).fill(guid))).toBe(false);
  });

  test.each(['', '1001', `${guid}0`, `${guid}\n`, guid.replaceAll('-', '')])(
    'rejects the guid %j',
    (text) => {
      expect(parse(text)).toBe(false);
    },
  );
});

test.each([
  ['.pdf, .PNG,', ['.pdf', '.PNG']],
  [['.pdf'], ['.pdf']],
  ['pdf,PNG', ['.pdf', '.PNG']],
  [['pdf'], ['.pdf']],
  ['', []],
])('parses the accepted extensions %j as %j (OP-150)', (AcceptedDocumentUploadExtensions, expected) => {
  const reply = v.parse(contract.getSystemInformation.reply, {
    ApplicationStatuses: [],
    MaximumLabelLimit: 5,
    AcceptedDocumentUploadExtensions,
  });
  expect(reply.AcceptedDocumentUploadExtensions).toEqual(expected);
});

test.each([
  ['1001', true],
  ['00000000-0000-4000-8000-000000001001', true],
  ['00000000-0000-4000-8000-00000000ABCD', true],
  ['', false],
  ['-1', false],
  ['1001x', false],
  ['1234567890', false],
  ['..', false],
])('%j identifies an application: %s (OP-111)', (value, expected) => {
  expect(contract.isApplicationRef(value)).toBe(expected);
});

test.each([
  ['harbour', true],
  ['a', true],
  ['bank-1', true],
  ['a'.repeat(63), true],
  ['a'.repeat(64), false],
  ['', false],
  ['Harbour', false],
  ['-harbour', false],
  ['harbour-', false],
  ['a--b', false],
  ['evil.example/#', false],
  ['a.b', false],
  ['harbour\n', false],
])('%j is a valid tenant name: %s', (name, expected) => {
  expect(contract.tenantPattern.test(name)).toBe(expected);
});

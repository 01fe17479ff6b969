import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import { everyEndpoint as endpoints } from '../mocks/every-endpoint.ts';
import type { CostClass, Endpoint } from './endpoint.ts';

const allApps = ['view.allapps.instance', 'view.allapps.location', 'view.allapps.restrictiongroup'];

interface Other {
  /** Default `call`. */
  readonly cost?: CostClass;
  /** Acts once for a key. */
  readonly idempotent?: true;
  /** Why sending a call that changes something twice does no harm; it takes no key. */
  readonly harmlessTwice?: string;
}

/** Table of calls and table P, copied by hand, and what else is held about a call. */
const calls: readonly (readonly [
  id: string,
  call: string,
  needs: Endpoint['needs'] | readonly string[],
  other?: Other,
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
    { harmlessTwice: 'It signs nobody in by itself; a wrong password counts each time.' },
  ],
  ['C07', 'GET {api}/account/info', 'signedIn'],
  ['C08', 'GET {api}/account/logout', 'signedIn', { harmlessTwice: 'Who is logged out stays so.' }],
  [
    'C09',
    'POST {api}/account/changepassword',
    'signedIn',
    { cost: 'outside', harmlessTwice: 'The second time the current password is another one: it is refused.' },
  ],
  [
    'C10',
    'POST {api}/account/forgotpassword',
    'public',
    {
      harmlessTwice:
        'It is asked for by nobody who is known. The second link replaces the first, and an address gets five emails an hour.',
    },
  ],
  ['C11', 'POST {api}/account/validatetoken', 'public'],
  [
    'C12',
    'POST {api}/account/resetpassword',
    'public',
    { harmlessTwice: 'The link is good once: the second time it is refused.' },
  ],
  ['C13', 'GET {api}/account/ping', 'signedIn'],
  ['C14', 'GET {api}/account/assignees', 'signedIn'],
  ['C15', 'POST {api}/account/initiatemfa', 'public'],
  [
    'C16',
    'POST {api}/account/loginmfa',
    'public',
    { harmlessTwice: 'A code is good once: the second time it is refused.' },
  ],
  [
    'C17',
    'GET {api}/account/sso/{token}',
    'public',
    { harmlessTwice: 'The pair is good once: the second time it is none.' },
  ],
  ['C18', 'GET {api}/csrftoken', 'signedIn'],
  [
    'C19',
    'POST {provider}/account/change-password',
    'signedIn',
    { cost: 'outside', harmlessTwice: 'It is refused the second time, as C09.' },
  ],
  ['C20', 'GET {api}/application/list', 'view.myapps', { cost: 'search' }],
  ['C21', 'GET {api}/application/list/all', allApps, { cost: 'search' }],
  ['C22', 'GET {api}/application/get/{id}', 'visible'],
  ['C23', 'GET {api}/application/get/ips/{id}', 'vpnsummary.view'],
  [
    'C24',
    'GET {api}/application/requestedit/{guid}',
    'app.edit',
    { harmlessTwice: 'Approvals that are pending already stay so; the form is opened once more.' },
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
    { harmlessTwice: 'What is removed stays so: the second time is refused.' },
  ],
  [
    'C33',
    'POST {api}/application/assign/{guid}',
    'app.assign',
    {
      harmlessTwice:
        'It says who the assignee is; the second time that is so already, and the feed gets no line.',
    },
  ],
  ['C34', 'POST {api}/application/new', 'app.create', { idempotent: true }],
  ['C35', 'POST {api}/application/newonbehalf', 'app.createonbehalf', { idempotent: true }],
  [
    'C36',
    'POST {api}/application/changeprimaryemail/{guid}',
    'app.changeprimaryemail',
    { harmlessTwice: 'It says what the address is, as C33.' },
  ],
  [
    'C37',
    'POST {api}/application/changesigningmode/{guid}',
    'app.changesigningmode',
    { harmlessTwice: 'It says what the mode is, as C33.' },
  ],
  [
    'C38',
    'POST {api}/application/unlockapplication/{guid}',
    'app.unlockapplication',
    { harmlessTwice: 'Only a locked application can be unlocked: the second time is refused.' },
  ],
  ['C39', 'POST {api}/application/activityfeed/{guid}', 'visible'],
  [
    'C40',
    'POST {api}/application/reload/{guid}',
    'visible',
    { harmlessTwice: 'It asks for a fresh copy; nothing is created or sent.' },
  ],
  [
    'C41',
    'POST {api}/application/updateowner/{guid}',
    'app.changeowner',
    { harmlessTwice: 'It says who the owner is, as C33.' },
  ],
  ['C42', 'POST {api}/application/bulkupload', 'app.bulkupload', { cost: 'upload', idempotent: true }],
  ['C43', 'GET {api}/application/bulkupload/errorfile/{fileId}', 'app.bulkupload', { cost: 'download' }],
  ['C44', 'GET {api}/owner/list', 'signedIn'],
  ['C45', 'GET {api}/label/list', 'signedIn'],
  ['C46', 'GET {api}/label/system/list', 'signedIn'],
  ['C47', 'POST {api}/label/add', 'label.add', { idempotent: true }],
  [
    'C48',
    'POST {api}/label/save',
    ['label.assign', 'label.add'],
    { harmlessTwice: 'It says what the label is, as C33.' },
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
    { harmlessTwice: 'Only a locked applicant can be unlocked: the second time is refused.' },
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
  ['C60', 'GET {api}/admin/columns', 'admin'],
  ['C61', 'GET {api}/admin/rows', 'admin'],
  ['C62', 'GET {api}/admin/cachestats', 'admin'],
  ['C63', 'POST {api}/admin/save', 'admin', { harmlessTwice: 'It brings the whole table of columns.' }],
  ['C64', 'POST {api}/admin/rows/save', 'admin', { harmlessTwice: 'It brings the whole table of rows.' }],
  ['C65', 'POST {errorLog}', 'signedIn', { harmlessTwice: 'A failure that is logged twice is read once.' }],
  ['C66', 'GET {identity}/validate-tenant-domain', 'public'],
  ['C67', 'GET {api}/user/roles', 'usermanagement.login'],
  ['C68', 'POST {api}/user/invite', 'user.invite', { cost: 'mail', idempotent: true }],
  ['C69', 'GET {api}/user/list', 'usermanagement.login', { cost: 'search' }],
  [
    'C70',
    'POST {api}/user/applicationaccess',
    'user.modifyapplicationaccess',
    { harmlessTwice: 'It says whether there is access, as C33.' },
  ],
  [
    'C71',
    'PUT {api}/user/enable/{globalUserId}',
    'user.enabledisable',
    { harmlessTwice: 'Only a deactivated user can be reactivated: the second time is refused.' },
  ],
  [
    'C72',
    'PUT {api}/user/disable/{globalUserId}',
    'user.enabledisable',
    { harmlessTwice: 'Whoever is deactivated stays so.' },
  ],
  [
    'C73',
    'PUT {api}/user/unlock/{globalUserId}',
    'user.unlock',
    { harmlessTwice: 'Only a locked user can be unlocked: the second time is refused.' },
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
    { harmlessTwice: 'It says what the reference is, as C33.' },
  ],
  [
    'C78.2',
    'POST {verification}/individual/{number}/ref-code',
    'entityverification.individual',
    { harmlessTwice: 'It says what the reference is, as C33.' },
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
      harmlessTwice:
        'It shows a number. Each look is written down, and an answer kept for a key would keep the number.',
    },
  ],
  ['C87', 'POST {api}/application/previewemail/{guid}', ['app.emailresumelink', 'app.resendcompletionemail']],
  ['C88', 'POST {api}/user/invite/{globalUserId}', 'user.invite', { cost: 'mail', idempotent: true }],
  ['C89', 'GET {api}/account/sessions', 'signedIn'],
  [
    'C90',
    'POST {api}/account/endsession/{sessionId}',
    'signedIn',
    { harmlessTwice: 'A session that has ended is not found.' },
  ],
  [
    'C91',
    'POST {api}/account/endothersessions',
    'signedIn',
    { harmlessTwice: 'The second time there are none.' },
  ],
  ['C92', 'GET {api}/audit/list', 'admin', { cost: 'search' }],
  ['C93', 'GET {api}/audit/export', 'admin', { cost: 'export' }],
];

const rows = calls.map(([id, call, needs, other = {}]) => [id, call, needs, other] as const);

describe.each(rows)('%s %s', (id, call, needs, { cost, idempotent = false, harmlessTwice }) => {
  const endpoint = endpoints.find((one) => one.id === id);

  test('has the method, the path and the guard of the tables', () => {
    expect(`${endpoint?.method} {${endpoint?.base}}${endpoint?.path}`).toBe(call);
    expect(endpoint?.needs).toEqual(needs);
  });

  test('has the cost class of the table', () => {
    expect(endpoint?.cost).toBe(cost);
  });

  test('acts once for a key, does no harm twice, or changes nothing', () => {
    expect(endpoint?.idempotent).toBe(idempotent);
    expect(endpoint?.changesState).toBe(idempotent || harmlessTwice !== undefined);
  });
});

test('no endpoint is missing from the table', () => {
  expect(endpoints.map(({ id }) => id).toSorted()).toEqual(calls.map(([id]) => id));
});

test('every verification call lies below one path and needs the claim of the area besides its own (API-093)', () => {
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

test('log-out, a federated sign-in and a request to edit are the GETs that change something, the feed, the lookup of a company, the preview of an email, the question whether a link is good and the one what is to be typed the POSTs that do not', () => {
  const odd = endpoints.filter(({ method, changesState }) => changesState === (method === 'GET'));
  expect(odd.map(({ id }) => id).toSorted()).toEqual([
    'C08',
    'C11',
    'C15',
    'C17',
    'C24',
    'C39',
    'C76',
    'C87',
  ]);
});

test('a call that takes files or answers a file has a cost class of its own', () => {
  const odd = endpoints.filter(({ answers, uploads, cost }) => (answers !== 'json' || uploads) && !cost);
  expect(odd).toEqual([]);
});

test('unknown query names and body keys are refused', () => {
  const strict = { Unknown: 'x' };
  for (const { id, query, body } of endpoints) {
    for (const schema of [query, body]) {
      const refused =
        schema && v.safeParse(schema, strict).issues?.some(({ path }) => path?.[0]?.key === 'Unknown');
      expect(schema === undefined || refused, id).toBe(true);
    }
  }
});

describe('the list query', () => {
  const parse = (query: Record<string, string>) => v.safeParse(contract.listMyApplications.query, query);

  test('asks for page 1 of 20, highest id first, where nothing is said', () => {
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
  ])('refuses %j', (query) => {
    expect(parse(query).success).toBe(false);
  });
});

describe('the body of a cancellation', () => {
  const guid = '00000000-0000-4000-8000-000000001001';
  const parse = (...guids: string[]) =>
    v.is(contract.cancelApplications.body, {
      ApplicationCancellations: guids.map((ApplicationGuid) => ({ ApplicationGuid })),
    });

  test('names 1 to 200 guids', () => {
    expect(parse(guid)).toBe(true);
    expect(parse(...Array<string>(200).fill(guid))).toBe(true);
    expect(parse()).toBe(false);
    expect(parse(...Array<string>(201).fill(guid))).toBe(false);
  });

  test.each(['', '1001', `${guid}0`, `${guid}\n`, guid.replaceAll('-', '')])(
    'refuses the guid %j',
    (text) => {
      expect(parse(text)).toBe(false);
    },
  );
});

test.each([
  ['.pdf, .PNG,', ['.pdf', '.PNG']],
  [['.pdf'], ['.pdf']],
  ['', []],
])('accepted extensions %j are read as %j (OP-150)', (AcceptedDocumentUploadExtensions, expected) => {
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
])('%j names an application: %s (OP-111)', (value, expected) => {
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
])('%j can be a tenant: %s', (name, expected) => {
  expect(contract.tenantPattern.test(name)).toBe(expected);
});

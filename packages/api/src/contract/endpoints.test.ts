import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'needs' in value;
const exported: readonly unknown[] = Object.values(contract);
const endpoints = exported.filter(isEndpoint);

const allApps = ['view.allapps.instance', 'view.allapps.location', 'view.allapps.restrictiongroup'];

/** Table of calls and table P, copied by hand. */
const calls: readonly (readonly [string, string, Endpoint['needs'] | readonly string[]])[] = [
  ['C01', 'GET {api}/configuration/information', 'signedIn'],
  ['C02', 'GET {api}/configuration/columns', 'signedIn'],
  ['C03', 'GET {api}/configuration/rows', 'signedIn'],
  ['C04', 'GET {api}/configuration/custom', 'signedIn'],
  ['C05', 'GET {api}/configuration/tenant', 'public'],
  ['C06', 'POST {api}/account/login', 'public'],
  ['C07', 'GET {api}/account/info', 'signedIn'],
  ['C08', 'GET {api}/account/logout', 'signedIn'],
  ['C09', 'POST {api}/account/changepassword', 'signedIn'],
  ['C10', 'POST {api}/account/forgotpassword', 'public'],
  ['C11', 'POST {api}/account/validatetoken', 'public'],
  ['C12', 'POST {api}/account/resetpassword', 'public'],
  ['C13', 'GET {api}/account/ping', 'signedIn'],
  ['C14', 'GET {api}/account/assignees', 'signedIn'],
  ['C15', 'POST {api}/account/initiatemfa', 'public'],
  ['C16', 'POST {api}/account/loginmfa', 'public'],
  ['C17', 'GET {api}/account/sso/{token}', 'public'],
  ['C18', 'GET {api}/csrftoken', 'signedIn'],
  ['C19', 'POST {provider}/account/change-password', 'signedIn'],
  ['C20', 'GET {api}/application/list', 'view.myapps'],
  ['C21', 'GET {api}/application/list/all', allApps],
  ['C22', 'GET {api}/application/get/{id}', 'visible'],
  ['C23', 'GET {api}/application/get/ips/{id}', 'vpnsummary.view'],
  ['C24', 'GET {api}/application/requestedit/{guid}', 'app.edit'],
  ['C25', 'GET {api}/application/requestview/{guid}', 'app.view'],
  ['C26', 'POST {api}/application/triggerapi', 'app.triggerapi'],
  ['C27', 'POST {api}/application/emailresumelink/{id}', 'app.emailresumelink'],
  ['C28', 'POST {api}/application/resendindividualresumelinkemail/{individualId}', 'app.emailresumelink'],
  ['C29', 'POST {api}/application/resendcompletionemail/{id}', 'app.resendcompletionemail'],
  ['C30', 'GET {api}/application/export/{scope}', 'app.export'],
  ['C31', 'POST {api}/application/cancel', 'app.cancel'],
  ['C32', 'POST {api}/application/depersonalise/{guid}', 'app.depersonalise'],
  ['C33', 'POST {api}/application/assign/{guid}', 'app.assign'],
  ['C34', 'POST {api}/application/new', 'app.create'],
  ['C35', 'POST {api}/application/newonbehalf', 'app.createonbehalf'],
  ['C36', 'POST {api}/application/changeprimaryemail/{guid}', 'app.changeprimaryemail'],
  ['C37', 'POST {api}/application/changesigningmode/{guid}', 'app.changesigningmode'],
  ['C38', 'POST {api}/application/unlockapplication/{guid}', 'app.unlockapplication'],
  ['C39', 'POST {api}/application/activityfeed/{guid}', 'visible'],
  ['C40', 'POST {api}/application/reload/{guid}', 'visible'],
  ['C41', 'POST {api}/application/updateowner/{guid}', 'app.changeowner'],
  ['C42', 'POST {api}/application/bulkupload', 'app.bulkupload'],
  ['C43', 'GET {api}/application/bulkupload/errorfile/{fileId}', 'app.bulkupload'],
  ['C44', 'GET {api}/owner/list', 'signedIn'],
  ['C45', 'GET {api}/label/list', 'signedIn'],
  ['C46', 'GET {api}/label/system/list', 'signedIn'],
  ['C47', 'POST {api}/label/add', 'label.add'],
  ['C48', 'POST {api}/label/save', ['label.assign', 'label.add']],
  ['C49', 'POST {api}/document/upload/{guid}', 'document.upload'],
  ['C50', 'GET {api}/document/{guid}/{labDocsId}', 'document.download'],
  ['C51', 'GET {api}/document/zip/{guid}', 'document.download'],
  ['C52', 'GET {api}/report/{guid}/{reportName}', ['app.generatefinalreport', 'app.generatedraftreport']],
  ['C53', 'GET {api}/comment/{guid}', 'comments.view'],
  ['C54', 'POST {api}/comment/{guid}', 'comment.add'],
  ['C55', 'GET {api}/subbrand/list', 'signedIn'],
  ['C56', 'GET {api}/product/list', 'signedIn'],
  ['C57', 'POST {api}/applicant/labformmfaunlock', 'app.labformmfaunlock'],
  [
    'C58',
    'GET {api}/verification/identificationOptions/{applicationGuid}/{individualGuid}',
    'app.reverifyindividual',
  ],
  [
    'C59',
    'POST {api}/verification/verify/{applicationGuid}/{individualGuid}',
    ['app.reverifyindividual', 'app.individualverification', 'app.individualsanctionscheck'],
  ],
  ['C60', 'GET {api}/admin/columns', 'admin'],
  ['C61', 'GET {api}/admin/rows', 'admin'],
  ['C62', 'GET {api}/admin/cachestats', 'admin'],
  ['C63', 'POST {api}/admin/save', 'admin'],
  ['C64', 'POST {api}/admin/rows/save', 'admin'],
  ['C65', 'POST {errorLog}', 'signedIn'],
  ['C66', 'GET {identity}/validate-tenant-domain', 'public'],
  ['C67', 'GET {api}/user/roles', 'usermanagement.login'],
  ['C68', 'POST {api}/user/invite', 'user.invite'],
  ['C69', 'GET {api}/user/list', 'usermanagement.login'],
  ['C70', 'POST {api}/user/applicationaccess', 'user.modifyapplicationaccess'],
  ['C71', 'PUT {api}/user/enable/{globalUserId}', 'user.enabledisable'],
  ['C72', 'PUT {api}/user/disable/{globalUserId}', 'user.enabledisable'],
  ['C73', 'PUT {api}/user/unlock/{globalUserId}', 'user.unlock'],
  ['C74', 'GET {api}/user/export', 'user.export'],
  ['C75.1', 'GET {verification}/Company', 'entityverification.company'],
  ['C75.2', 'GET {verification}/Individual', 'entityverification.individual'],
  ['C76', 'POST {verification}/company/verify', 'entityverification.company'],
  ['C77', 'POST {verification}/company/generate-report', 'entityverification.company'],
  ['C78.1', 'POST {verification}/company/{number}/ref-code', 'entityverification.company'],
  ['C78.2', 'POST {verification}/individual/{number}/ref-code', 'entityverification.individual'],
  ['C79', 'GET {verification}/individual/form', 'entityverification.individual'],
  ['C80', 'GET {verification}/individual/details', 'entityverification.individual'],
  ['C81', 'POST {verification}/individual/verify', 'entityverification.individual'],
  ['C82', 'GET {verification}/individual/verifications/{number}', 'entityverification.individual'],
  [
    'C83',
    'GET {verification}/report/{report}',
    ['entityverification.company', 'entityverification.individual'],
  ],
  ['C84', 'GET {api}/application/bulkupload/template', 'app.bulkupload'],
  ['C85.1', 'GET {verification}/address/search', 'entityverification.individual'],
  ['C85.2', 'GET {verification}/address/{entry}', 'entityverification.individual'],
  ['C86', 'POST {api}/application/revealtaxnumber/{guid}', 'app.taxdetails.viewsensitive'],
  ['C87', 'POST {api}/application/previewemail/{guid}', ['app.emailresumelink', 'app.resendcompletionemail']],
  ['C88', 'POST {api}/user/invite/{globalUserId}', 'user.invite'],
  ['C89', 'GET {api}/account/sessions', 'signedIn'],
  ['C90', 'POST {api}/account/endsession/{sessionId}', 'signedIn'],
  ['C91', 'POST {api}/account/endothersessions', 'signedIn'],
  ['C92', 'GET {api}/audit/list', 'admin'],
  ['C93', 'GET {api}/audit/export', 'admin'],
];

describe.each(calls)('%s %s', (id, call, needs) => {
  const endpoint = endpoints.find((one) => one.id === id);

  test('has the method, the path and the guard of the tables', () => {
    expect(`${endpoint?.method} {${endpoint?.base}}${endpoint?.path}`).toBe(call);
    expect(endpoint?.needs).toEqual(needs);
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

/** Calls that change something and take no key, and why sending them twice does no harm. */
const harmlessTwice: Readonly<Record<string, string>> = {
  C06: 'It signs nobody in by itself; a wrong password counts each time.',
  C08: 'Who is logged out stays so.',
  C09: 'The second time the current password is another one: it is refused.',
  C10: 'It is asked for by nobody who is known. The second link replaces the first, and an address gets five emails an hour.',
  C12: 'The link is good once: the second time it is refused.',
  C16: 'A code is good once: the second time it is refused.',
  C17: 'The pair is good once: the second time it is none.',
  C19: 'It is refused the second time, as C09.',
  C24: 'Approvals that are pending already stay so; the form is opened once more.',
  C32: 'What is removed stays so: the second time is refused.',
  C33: 'It says who the assignee is; the second time that is so already, and the feed gets no line.',
  C36: 'It says what the address is, as C33.',
  C37: 'It says what the mode is, as C33.',
  C38: 'Only a locked application can be unlocked: the second time is refused.',
  C40: 'It asks for a fresh copy; nothing is created or sent.',
  C41: 'It says who the owner is, as C33.',
  C48: 'It says what the label is, as C33.',
  C57: 'Only a locked applicant can be unlocked: the second time is refused.',
  C86: 'It shows a number. Each look is written down, and an answer kept for a key would keep the number.',
  C63: 'It brings the whole table of columns.',
  C64: 'It brings the whole table of rows.',
  C70: 'It says whether there is access, as C33.',
  C71: 'Only a deactivated user can be reactivated: the second time is refused.',
  C72: 'Whoever is deactivated stays so.',
  C73: 'Only a locked user can be unlocked: the second time is refused.',
  'C78.1': 'It says what the reference is, as C33.',
  'C78.2': 'It says what the reference is, as C33.',
  C65: 'A failure that is logged twice is read once.',
  C90: 'A session that has ended is not found.',
  C91: 'The second time there are none.',
};

test('every call that changes something acts once for a key, or does no harm twice', () => {
  const changing = endpoints.filter(({ changesState }) => changesState);
  const once = changing.filter(({ idempotent }) => idempotent).map(({ id }) => id);
  expect(once.toSorted()).toEqual([
    'C26',
    'C27',
    'C28',
    'C29',
    'C31',
    'C34',
    'C35',
    'C42',
    'C47',
    'C49',
    'C54',
    'C59',
    'C68',
    'C77',
    'C81',
    'C88',
  ]);
  expect([...once, ...Object.keys(harmlessTwice)].toSorted()).toEqual(
    changing.map(({ id }) => id).toSorted(),
  );
});

test('a call that changes nothing takes no key', () => {
  const odd = endpoints.filter(({ changesState, idempotent }) => idempotent && !changesState);
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
])('%j can be a tenant: %s (security T3)', (name, expected) => {
  expect(contract.tenantPattern.test(name)).toBe(expected);
});

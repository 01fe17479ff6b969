import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { conformance } from '../cli/conformance.ts';
import { readConfiguration } from './client/index.ts';
import {
  addComment,
  assignApplication,
  getTenant,
  listAllApplications,
  listSessions,
  listUsers,
} from './contract/index.ts';
import {
  errorResponse,
  everyScenario,
  handlersOf,
  invalidResponse,
  networkError,
  sampledScenario,
  scenario,
} from './mocks/index.ts';
import { aNetwork } from './testing/a-network.ts';

const network = aNetwork();
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'configuration.json');
writeFileSync(
  file,
  JSON.stringify({
    ApiUrl: 'https://api.example/api',
    Authority: 'https://id.example',
    ClientId: 'portal',
    EntityVerificationUrl: 'https://api.example',
    AllowedHosts: ['api.example'],
  }),
);
const conforming = handlersOf(scenario(...Object.values(everyScenario()), ...sampledScenario()));
beforeEach(() => network.use(...conforming));

async function run(...args: string[]) {
  const lines: string[] = [];
  const status = await conformance([file, '--token', 't', ...args], (line) => lines.push(line));
  return { status, lines };
}

test('a back end that conforms passes, with every read of the specifications and the changes (OP-389)', async () => {
  const { status, lines } = await run('--write', '1001');
  expect(lines.filter((line) => line.startsWith('failed'))).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'ok      C21 /application/list/all',
      'ok      C22 /application/get/{id}',
      'ok      C49 /document/upload/{guid}',
      'ok      C54 /comment/{guid}',
    ]),
  );
  expect(status).toBe(0);
});

test('names the call, the field and the reason of what the portal cannot read, optional calls apart (OP-389)', async () => {
  const users = { Users: [{ GlobalUserId: 'secret' }], TotalRows: 1, MaxPage: 1 };
  network.use(
    ...handlersOf([
      invalidResponse(listUsers, JSON.stringify(users), 'application/json'),
      errorResponse(listSessions, 404),
      errorResponse(addComment, 500),
      invalidResponse(assignApplication, '{}', 'application/json'),
    ]),
  );
  const junit = join(folder, 'junit.xml');
  const { status, lines } = await run('--write', '1001', '--junit', junit);
  expect(lines).toEqual(
    expect.arrayContaining([
      'failed  C69 /user/list: Users[0].Email is missing',
      'absent  C89 /account/sessions (optional): status 404',
      'failed  C54 /comment/{guid}: status 500',
      'ok      C33 /application/assign/{guid}',
    ]),
  );
  expect(lines.at(-1)).toMatch(/^\d+ ok, 2 failed, 1 absent, \d+ skipped$/);
  expect(status).toBe(1);
  expect(readFileSync(junit, 'utf8')).toContain(
    '<testcase classname="Users and verifications 7.2" name="C69 /user/list"><failure message="Users[0].Email is missing"/></testcase>',
  );
  expect(lines.join()).not.toContain('secret');
});

test('the documentation has the configuration of the example, which is valid (OP-389)', () => {
  const root = join(import.meta.dirname, '../../..');
  const text = readFileSync(join(root, 'docs/own-back-end.md'), 'utf8');
  const written: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
  expect(written).toEqual(
    JSON.parse(readFileSync(join(root, 'examples/back-end/configuration.json'), 'utf8')),
  );
  expect(readConfiguration(written)).toMatchObject({ TokenBinding: false });
});

test.each([
  [[], /^Usage: portal-conformance/],
  [['--help'], /^Usage: portal-conformance/, 0],
  [['--tokens', 't', file], /^Unknown option '--tokens'/],
  [['missing.json'], /missing\.json/],
  [[file], /^sign-in: pass --token/],
])('says what is missing with the arguments %j', async (args, text, status = 2) => {
  const lines: string[] = [];
  expect(await conformance(args, (line) => lines.push(line))).toBe(status);
  expect(lines.join('\n')).toMatch(text);
});

test.each([
  [
    'the back end rejects the token',
    handlersOf([errorResponse(listAllApplications, 401)]),
    ['--token', 't'],
    /^the back end rejects the token: C21 .*: status 401$/,
  ],
  [
    'the back end does not answer',
    handlersOf([networkError(getTenant)]),
    ['--token', 't'],
    /^the back end does not answer: C\d+ /,
  ],
  [
    'the identity provider does not answer',
    [http.all('https://id.example/*', () => HttpResponse.error())],
    ['--client-secret', 's'],
    /^sign-in: https:\/\/id\.example\/\.well-known\/openid-configuration cannot be read$/,
  ],
] as const)('says that %s, and sends no more calls (OP-389)', async (_, handlers, args, text) => {
  network.use(...handlers);
  const lines: string[] = [];
  expect(await conformance([file, ...args], (line) => lines.push(line))).toBe(2);
  expect(lines.at(-1)).toMatch(text);
});

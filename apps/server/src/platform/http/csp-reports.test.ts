import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/connect.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

const origin = 'http://harbour.localhost:4000';
const newer = {
  type: 'csp-violation',
  age: 2,
  url: `${origin}/application/1001?from=all`,
  user_agent: 'A browser',
  body: {
    blockedURL: 'https://elsewhere.example/steal?name=Elena%20Marchetti',
    documentURL: `${origin}/application/1001?from=all`,
    effectiveDirective: 'connect-src',
    sourceFile: `${origin}/assets/list-0a1b2c3d.js?name=Elena`,
    lineNumber: 12,
    sample: 'Elena Marchetti',
    originalPolicy: "default-src 'none'",
  },
};
const older = {
  'csp-report': {
    'document-uri': `${origin}/federated/secret/hash`,
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'script-sample': 'Elena Marchetti',
  },
};

/** Sends reports and returns the log lines they caused. */
async function reported(body: string, more: { app?: ReturnType<typeof testApp> } = {}) {
  const app = more.app ?? testApp(db);
  const before = app.logged.length;
  const headers = { 'content-type': 'application/reports+json' };
  const { status } = await app.send('/api/violations', { method: 'POST', body, headers });
  const lines = app.logged
    .slice(before)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'policy violation')
    .map(({ time: _, ...line }) => line);
  return { status, lines };
}

test('logs a violation as one line, without a token and without personal data or record ids', async () => {
  expect(await reported(JSON.stringify([newer]))).toEqual({
    status: 204,
    lines: [
      {
        level: 'warn',
        event: 'policy violation',
        tenant: 'harbour',
        directive: 'connect-src',
        blocked: 'https://elsewhere.example',
        page: '/application',
        script: 'assets/list-0a1b2c3d.js',
        line: 12,
      },
    ],
  });
  expect((await reported(JSON.stringify(older))).lines).toMatchObject([
    { directive: 'script-src-elem', blocked: 'inline', page: '/federated', script: '(withheld)' },
  ]);
});

test.each([
  ['a text that is no directive', { effectiveDirective: 'Elena Marchetti' }, { directive: '(withheld)' }],
  ['an invalid address', { blockedURL: 'Elena Marchetti' }, { blocked: '(withheld)' }],
  ['data in an address', { blockedURL: 'data:text/html,Elena' }, { blocked: 'data:' }],
  ['a path outside the portal', { documentURL: 'http://x/Elena' }, { page: '(withheld)' }],
  ['a script of elsewhere', { sourceFile: 'https://x.example/Elena.js' }, { script: '(withheld)' }],
  ['a line that is not a number', { lineNumber: 'Elena' }, { directive: 'connect-src' }],
])('does not log %s', async (_, change, expected) => {
  const { lines } = await reported(JSON.stringify([{ ...newer, body: { ...newer.body, ...change } }]));
  expect(lines).toMatchObject([expected]);
  expect(JSON.stringify(lines)).not.toContain('Elena');
});

test.each([['no JSON'], ['[]'], ['null'], ['[{"type":"deprecation","body":{}}]'], ['{"csp-report":7}']])(
  'logs nothing for %j',
  async (body) => {
    expect(await reported(body)).toEqual({ status: 204, lines: [] });
  },
);

test('limits a flood of reports to twenty lines a minute, and reads a body only up to its limit', async () => {
  const app = testApp(db);
  const many = JSON.stringify(Array(30).fill(newer));
  expect((await reported(many, { app })).lines).toHaveLength(20);
  expect(await reported(many, { app })).toEqual({ status: 204, lines: [] });
  expect((await reported('x'.repeat(33_000), { app })).status).toBe(413);
});

test('logs reports again after a minute', async () => {
  let at = Date.now();
  const app = testApp(db, { now: () => at });
  const many = JSON.stringify(Array(20).fill(newer));
  expect((await reported(many, { app })).lines).toHaveLength(20);
  at += 59_999;
  expect((await reported(many, { app })).lines).toHaveLength(0);
  at += 1;
  expect((await reported(many, { app })).lines).toHaveLength(20);
});

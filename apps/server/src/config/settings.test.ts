import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configWarnings, configReport } from './config-report.ts';
import { originOf, databaseTimeoutsOf, readConfig } from './config.ts';
import type { Environment } from './read-settings.ts';
import { StartError } from './start-error.ts';
import { settings, type Setting } from './settings.ts';

const PORTAL_DATA_KEY = Buffer.alloc(32, 7).toString('base64');
/** A configured database needs a data key. */
const config = (env: Environment) =>
  readConfig({ ...(env['DATABASE_URL'] && { PORTAL_DATA_KEY }), ...env }, '/srv/portal');
const postgres = 'postgres://portal@db.example:5432/portal?sslmode=verify-full';

test('docs/operating/settings.md lists exactly the settings of the code', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operating/settings.md'), 'utf8');
  const rows = page.match(/^\| `[A-Z_]+` \|.*$/gm) ?? [];
  const all: readonly Setting<unknown>[] = Object.values(settings);
  const valueOf = ({ fallback }: Setting<unknown>) =>
    fallback === undefined
      ? '–'
      : `\`${JSON.stringify(fallback === true ? 1 : fallback || 0).replaceAll('"', '')}\``;
  expect(rows).toEqual(
    all.map((each) => `| \`${each.name}\` | ${each.standard ?? valueOf(each)} | ${each.meaning} |`),
  );
});

describe('Demo data', () => {
  test.each<[Environment, boolean]>([
    [{}, true],
    [{ DATABASE_URL: postgres }, false],
    [{ PORTAL_SCHEME: 'https' }, false],
    [{ PORTAL_SCHEME: 'http', DATABASE_URL: '' }, true],
    [{ DATABASE_URL: postgres, PORTAL_DEMO: '1' }, true],
    [{ PORTAL_SCHEME: 'https', PORTAL_DEMO: 'true' }, true],
    [{ PORTAL_DEMO: '0' }, false],
    [{ PORTAL_DEMO: 'false' }, false],
  ])('are on or off as configured: with %j they are %j', (env, demo) => {
    expect(config(env).demo).toBe(demo);
  });

  test.each<[Environment, readonly string[]]>([
    [{}, ['127.0.0.1', '::1']],
    [{ PORTAL_DEMO: '0' }, []],
    [{ DATABASE_URL: postgres }, []],
    [{ DATABASE_URL: postgres, PORTAL_DEMO: '1' }, ['127.0.0.1', '::1']],
    [{ PORTAL_HOST: '0.0.0.0' }, ['0.0.0.0']],
    [{ PORTAL_HOST: 'localhost', PORTAL_DEMO: '0' }, ['127.0.0.1', '::1']],
    [{ PORTAL_HOST: '::', PORTAL_DEMO: '0' }, ['::']],
  ])('with %j the server listens on %j', (env, hosts) => {
    expect(config(env).hosts).toEqual(hosts);
  });

  test.each([
    [{ PORTAL_HOST: '0.0.0.0' }, 1],
    [{ PORTAL_HOST: '192.0.2.7', DATABASE_URL: postgres, PORTAL_DEMO: '1' }, 1],
    [{ PORTAL_HOST: '127.0.0.1' }, 0],
    [{ PORTAL_HOST: '0.0.0.0', PORTAL_DEMO: '0' }, 0],
    [{}, 0],
  ])('with %j the report warns of an open network in %j lines', (env, lines) => {
    const remarks = configWarnings(config(env), env).filter((remark) => remark.includes('can sign in'));
    expect(remarks).toHaveLength(lines);
    expect(remarks.join('')).toMatch(lines ? /can sign in as an administrator.*public\n$/ : /^$/);
  });
});

test.each([
  [{ PORTAL_SCHEME: 'https' }, 1],
  [{ PORTAL_SCHEME: 'https', PORTAL_TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, 0],
  [{}, 0],
])('with %j the report mentions a missing trusted proxy in %j lines', (env, lines) => {
  const remarks = configWarnings(config(env), env).filter((each) => each.includes('PORTAL_TRUSTED_PROXIES'));
  expect(remarks).toHaveLength(lines);
});

test('a configured database starts only with a data key, unless it holds demo data only', () => {
  const env = { DATABASE_URL: postgres, PORTAL_DATA_KEY: '' };
  expect(() => config(env)).toThrow(
    new StartError(
      'PORTAL_DATA_KEY must be set, because tax file numbers, documents and keys are sealed with it; make one with: openssl rand -base64 32',
    ),
  );
  expect(config({ ...env, PORTAL_DEMO: '1' }).dataKeys).toBeUndefined();
  const two = `${PORTAL_DATA_KEY},${Buffer.alloc(32, 8).toString('base64')}`;
  expect(config({ ...env, PORTAL_DATA_KEY: two }).dataKeys).toEqual([
    Buffer.alloc(32, 7),
    Buffer.alloc(32, 8),
  ]);
});

describe('The mail server', () => {
  const mail = {
    PORTAL_SMTP_URL: 'smtps://portal:Hunter2@mail.example:465',
    PORTAL_MAIL_FROM: 'post@portal.example',
  };

  test('uses the sender that is configured with it', () => {
    expect(config(mail)).toMatchObject({ smtpUrl: mail.PORTAL_SMTP_URL, mailFrom: 'post@portal.example' });
    expect(() => config({ PORTAL_SMTP_URL: mail.PORTAL_SMTP_URL })).toThrow(
      new StartError('PORTAL_MAIL_FROM must be set where PORTAL_SMTP_URL is.'),
    );
  });

  test.each([
    [{ PORTAL_DEMO: '0' }, ['No email can be sent: PORTAL_SMTP_URL is not set\n']],
    [{ PORTAL_DEMO: '0', ...mail }, []],
    [{}, []],
  ])('is reported as missing only without demo data: %j', (env, remarks) => {
    expect(configWarnings(config(env), env)).toEqual(remarks);
  });

  test('is reported without its password', () => {
    const report = configReport(config(mail), mail);
    expect(report).toContain('PORTAL_SMTP_URL        smtps://portal:***@mail.example:465\n');
    expect(report).not.toContain('Hunter2');
  });
});

describe('An invalid value', () => {
  test.each([
    [{ PORT: 'eighty' }, `PORT must be a whole number from 0 to 65535, not 'eighty'.`],
    [{ PORT: '0x50' }, `PORT must be a whole number from 0 to 65535, not '0x50'.`],
    [{ PORT: ' 80' }, `PORT must be a whole number from 0 to 65535, not ' 80'.`],
    [{ PORT: '65536' }, `PORT must be a whole number from 0 to 65535, not '65536'.`],
    [
      { PORTAL_TRUSTED_PROXIES: '10.0.0.1, proxy.example' },
      `PORTAL_TRUSTED_PROXIES must be IP addresses or networks with commas between them, not '10.0.0.1, proxy.example'.`,
    ],
    [{ PORTAL_PUBLIC_PORT: '-1' }, `PORTAL_PUBLIC_PORT must be a whole number from 0 to 65535, not '-1'.`],
    [{ PORTAL_DEMO: 'no' }, `PORTAL_DEMO must be 0, 1, true or false, not 'no'.`],
    [{ PORTAL_DEMO: 'TRUE' }, `PORTAL_DEMO must be 0, 1, true or false, not 'TRUE'.`],
    [{ PORTAL_DEMO: 'toString' }, `PORTAL_DEMO must be 0, 1, true or false, not 'toString'.`],
    [{ PORTAL_SCHEME: 'HTTPS' }, `PORTAL_SCHEME must be http or https, not 'HTTPS'.`],
    [{ PORTAL_HOST: 'a b' }, `PORTAL_HOST must be an IP address or a host name, not 'a b'.`],
    [{ PORTAL_TOKEN_SECONDS: '5' }, `PORTAL_TOKEN_SECONDS must be a whole number from 10 to 86400, not '5'.`],
    [{ PORTAL_SUPPORT_EMAIL: 'us' }, `PORTAL_SUPPORT_EMAIL must be an e-mail address, not 'us'.`],
    [
      { PORTAL_DATA_KEY: `x${PORTAL_DATA_KEY}` },
      'PORTAL_DATA_KEY must be 32 bytes as base64, or several of them with commas between.',
    ],
    [
      { PORTAL_DATA_KEY: `${PORTAL_DATA_KEY}x` },
      'PORTAL_DATA_KEY must be 32 bytes as base64, or several of them with commas between.',
    ],
    [
      { PORTAL_INTEGRATION_SECRET: 'x'.repeat(31) },
      'PORTAL_INTEGRATION_SECRET must be a text of 32 characters or more.',
    ],
    ...[
      'collector.example',
      'grpc://collector.example',
      'xhttp://collector.example',
      'httpsx://collector.example',
    ].map((url): [Environment, string] => [
      { PORTAL_TRACES_URL: url },
      `PORTAL_TRACES_URL must be an http:// or https:// address, not '${url}'.`,
    ]),
    ...['tel 1300 000 100', '1300 000 100 (Ann)', '12', '1'.repeat(31)].map(
      (phone): [Environment, string] => [
        { PORTAL_SUPPORT_PHONE: phone },
        `PORTAL_SUPPORT_PHONE must be a phone number, not '${phone}'.`,
      ],
    ),
    [{ PORTAL_SUPPORT_PHONE: 'call us' }, `PORTAL_SUPPORT_PHONE must be a phone number, not 'call us'.`],
    [{ PORTAL_SMTP_URL: 'http://mail.example' }, 'PORTAL_SMTP_URL must be an smtp:// or smtps:// address.'],
    [
      { PORTAL_SMTP_URL: 'smtps://portal:100%25%@mail.example' },
      'PORTAL_SMTP_URL must be an smtp:// or smtps:// address.',
    ],
    [{ PORTAL_METRICS_PORT: '4000' }, 'PORT and PORTAL_METRICS_PORT must differ: both are 4000.'],
    [
      { PORTAL_SMTP_URL: 'smtp://mail.example?requireTLS=false' },
      'PORTAL_SMTP_URL must be an smtp:// or smtps:// address.',
    ],
    [{ PORTAL_MAIL_FROM: 'us' }, `PORTAL_MAIL_FROM must be an e-mail address, not 'us'.`],
    [{ DATABASE_URL: 'mysql://portal:Hunter2@db/portal' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ DATABASE_URL: 'postgres://portal:Hun ter2@:x/' }, 'DATABASE_URL must be a postgres:// address.'],
    [
      { PORTAL_IDENTITY_URL: 'http://checks.example/', PORTAL_IDENTITY_TOKEN: 'let-me-in' },
      `PORTAL_IDENTITY_URL must be an https:// address, or http:// on this machine, not 'http://checks.example/'.`,
    ],
    [
      { PORTAL_IDENTITY_URL: 'https://checks.example/' },
      'PORTAL_IDENTITY_URL and PORTAL_IDENTITY_TOKEN belong together: one of them is missing.',
    ],
    [
      { PORTAL_REGISTRY_TOKEN: 'let-me-in' },
      'PORTAL_REGISTRY_URL and PORTAL_REGISTRY_TOKEN belong together: one of them is missing.',
    ],
    ...['DATABASE_URL', 'PORTAL_MIGRATION_URL'].map((name): [Environment, string] => [
      { PORTAL_DEMO: '0', [name]: 'postgres://portal@db.example/portal' },
      `${name} names another machine: add sslmode=verify-full to it, or sslmode=disable if something else encrypts the connection.`,
    ]),
  ])('%j is rejected, and the message names the setting', (env, sentence) => {
    expect(() => config(env)).toThrow(new StartError(sentence));
  });

  test.each([
    ['PORTAL_DEM0', 'PORTAL_DEMO'],
    ['PORTAL_DEMOS', 'PORTAL_DEMO'],
    ['PORTAL_DMEO', 'PORTAL_DEMO'],
    ['PORTAL_DATADIR', 'PORTAL_DATA_DIR'],
    ['PORTAL_TOKEN_SECOND', 'PORTAL_TOKEN_SECONDS'],
    ['PORTAL_SHEME', 'PORTAL_SCHEME'],
  ])('the misspelled name %s is rejected, and the message suggests %s', (name, meant) => {
    expect(() => config({ [name]: '0' })).toThrow(
      new StartError(`There is no setting ${name}; ${meant} is probably meant.`),
    );
  });

  test.each([
    'postgres://portal@localhost/portal',
    'postgres://portal@127.0.0.1:5432/portal',
    'postgres://portal@[::1]/portal',
    'postgres://portal@/portal?host=/run/pg',
    'postgres://portal@db.example/portal?sslmode=disable',
  ])('the database %s is connected to with the configured encryption', (url) => {
    expect(config({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test('demo data may travel unencrypted to another machine', () => {
    const env = { DATABASE_URL: 'postgres://portal@db.example/portal', PORTAL_DEMO: '1' };
    expect(config(env).databaseUrl).toBe(env.DATABASE_URL);
  });

  test('reports that other names with the same prefix, such as those of a platform, change nothing', () => {
    const env = { PORTAL_SERVICE_HOST: '10.0.0.1', PORTAL_PORT: 'tcp://10.0.0.1:80', PORTAL_CHROMIUM: 'x' };
    expect(configWarnings(config(env), env)).toEqual([
      'Unknown settings, which change nothing: PORTAL_SERVICE_HOST, PORTAL_PORT\n',
    ]);
  });
});

describe('The configuration report', () => {
  test('contains no token', () => {
    const env = { PORTAL_IDENTITY_URL: 'https://checks.example/', PORTAL_IDENTITY_TOKEN: 'let-me-in' };
    expect(configReport(config(env), env)).toContain('PORTAL_IDENTITY_TOKEN  ***\n');
    expect(configReport(config(env), env)).not.toContain('let-me-in');
  });

  test('lists every setting', () => {
    const env = { PORT: '80', PORTAL_DEMO: 'false' };
    expect(configReport(config(env), env)).toBe(
      [
        'PORT                   80',
        'PORTAL_HOST            every address (default)',
        'PORTAL_DATA_DIR        /srv/portal/.data (default)',
        'DATABASE_URL           – (default)',
        'PORTAL_MIGRATION_URL   – (default)',
        'PORTAL_NEWER_SCHEMA    0 (default)',
        'PORTAL_DATA_KEY        – (default)',
        'PORTAL_STATEMENT_SECONDS 30 (default)',
        'PORTAL_LOCK_SECONDS    10 (default)',
        'PORTAL_IDLE_SECONDS    60 (default)',
        `PORTAL_PROCESSORS      ${availableParallelism()} (default)`,
        'PORTAL_CONNECTIONS     20 (default)',
        'PORTAL_STOP_SECONDS    5 (default)',
        'PORTAL_DEMO            0',
        'PORTAL_IDENTITY_URL    – (default)',
        'PORTAL_IDENTITY_TOKEN  – (default)',
        'PORTAL_REGISTRY_URL    – (default)',
        'PORTAL_REGISTRY_TOKEN  – (default)',
        'PORTAL_SMS_URL         – (default)',
        'PORTAL_SMS_TOKEN       – (default)',
        'PORTAL_TOKEN_SECONDS   3600 (default)',
        'PORTAL_PASSWORD_COST   17 (default)',
        'PORTAL_TOKEN_BINDING   true (default)',
        'PORTAL_AUDIT_DAYS      2557 (default)',
        'PORTAL_VERIFICATION_DAYS 0 (default)',
        'PORTAL_SUPPORT_EMAIL   support@portal.example (default)',
        'PORTAL_SUPPORT_PHONE   1300 000 100 (default)',
        'PORTAL_SMTP_URL        – (default)',
        'PORTAL_MAIL_FROM       no-reply@portal.example (default)',
        'PORTAL_INTEGRATION_SECRET – (default)',
        'PORTAL_METRICS_PORT    – (default)',
        'PORTAL_METRICS_HOST    127.0.0.1, ::1 (default)',
        'PORTAL_TRACES_URL      – (default)',
        'PORTAL_TRACES_PERCENT  100 (default)',
        'PORTAL_LOG_LEVEL       info (default)',
        'PORTAL_SCHEME          http (default)',
        'PORTAL_PUBLIC_PORT     80 (default)',
        'PORTAL_TRUSTED_PROXIES – (default)',
        'No email can be sent: PORTAL_SMTP_URL is not set',
        '',
      ].join('\n'),
    );
  });

  test.each([
    [
      'postgres://portal:Hunter2@db.example/portal?sslmode=disable',
      'postgres://portal:***@db.example/portal?sslmode=disable',
    ],
    ['postgres://portal:Hunter2@/portal?host=/run/pg', 'postgres://portal:***@/portal?host=/run/pg'],
    [
      'postgresql://db.example/portal?user=portal&password=Hunter2&sslmode=require',
      'postgresql://db.example/portal?user=***&password=***&sslmode=require',
    ],
    [postgres, postgres],
  ])('hides the secret of %s', (url, shown) => {
    const env = { DATABASE_URL: url };
    const report = configReport(config(env), env);
    expect(report).toContain(`DATABASE_URL           ${shown}\n`);
    expect(report).not.toContain('Hunter2');
  });
});

test.each<[Environment, object]>([
  [{ PORTAL_SUPPORT_PHONE: '1300 000 200' }, { supportPhone: '1300 000 200' }],
  [{ PORTAL_SUPPORT_PHONE: '+61 (2) 9999-0000' }, { supportPhone: '+61 (2) 9999-0000' }],
  [{ PORTAL_INTEGRATION_SECRET: 'x'.repeat(32) }, { integrationSecret: 'x'.repeat(32) }],
  [{ PORTAL_TRACES_URL: 'http://collector.example:4318' }, { tracesUrl: 'http://collector.example:4318' }],
  [{ PORTAL_TRACES_URL: 'https://collector.example' }, { tracesUrl: 'https://collector.example' }],
  [{ PORTAL_NEWER_SCHEMA: '1' }, { newerSchema: true }],
])('accepts %j as it is', (env, expected) => {
  expect(config(env)).toMatchObject(expected);
});

test.each([
  ['http', 4000, 'http://harbour.example:4000'],
  ['http', 80, 'http://harbour.example'],
  ['http', 443, 'http://harbour.example:443'],
  ['https', 443, 'https://harbour.example'],
  ['https', 80, 'https://harbour.example:80'],
] as const)('users reach %s on port %i at %s', (scheme, publicPort, origin) => {
  expect(originOf({ scheme, publicPort }, 'harbour.example')).toBe(origin);
});

test('transactions have the configured timeouts', () => {
  expect(databaseTimeoutsOf({ statementSeconds: 30, lockSeconds: 10, idleSeconds: 60 })).toEqual({
    statement: 30,
    lock: 10,
    idle: 60,
  });
});

test('the report lists every configured setting, without the password of the migration user', () => {
  const env = {
    PORTAL_NEWER_SCHEMA: '1',
    DATABASE_URL: postgres,
    PORTAL_MIGRATION_URL: 'postgres://owner:Hunter2@db.example/portal?sslmode=require',
    PORTAL_HOST: '127.0.0.2',
  };
  const report = configReport(config(env), env);
  expect(report).toContain('PORTAL_NEWER_SCHEMA    1\n');
  expect(report).toContain('PORTAL_MIGRATION_URL   postgres://owner:***@db.example/portal?sslmode=require\n');
  expect(report).not.toContain('Hunter2');
});

test('the report warns of demo data open to a network and names the addresses, also for every address', () => {
  const open = (hosts: readonly string[]) =>
    configWarnings({ ...config({}), hosts }, {}).filter((remark) => remark.startsWith('Anyone'));
  expect(open(['127.0.0.1', '10.0.0.1'])[0]).toContain('at 127.0.0.1, 10.0.0.1 can sign in');
  expect(open([])).toHaveLength(1);
  expect(open(['127.example'])).toHaveLength(1);
});

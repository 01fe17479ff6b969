import { readConfiguration } from '@portal/api/client';
import { describe, expect, test } from 'vitest';
import { sessionFacts } from './user-claims.ts';

const minimal = { ApiUrl: '/api', Authority: '/oidc', ClientId: 'portal' };

const token = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
const ours = {
  sub: 'G-1',
  Permission: ['app.view'],
  GlobalId: 'G-1',
  Tenant: 'harbour',
  CreatedDate: '2026-01-02',
  DisplayName: 'Fiona Full',
  iat: 100,
  exp: 160,
};

interface Given {
  /** Payload; a text is an opaque token. */
  readonly access?: object | string;
  readonly id?: object;
  readonly account?: unknown;
  /** Settings of the configuration file. */
  readonly rules?: object;
  readonly tokenType?: string;
  readonly expiresIn?: number;
}

const read = ({ access = ours, id, account, rules, tokenType = 'Bearer', expiresIn }: Given) =>
  sessionFacts(
    {
      accessToken: typeof access === 'string' ? access : token(access),
      idToken: id ? token(id) : null,
      refreshToken: null,
    },
    { token_type: tokenType, expires_in: expiresIn },
    {
      ...readConfiguration({ ...minimal, ...rules }),
      tenant: () => 'harbour',
      accountInfo: () => Promise.resolve(account),
    },
  );

test('reads the user state of our own server under its own names (OP-026)', async () => {
  expect(await read({})).toEqual({
    user: {
      globalId: 'G-1',
      displayName: 'Fiona Full',
      tenant: 'harbour',
      federated: false,
      claims: ['app.view', 'Tenant:harbour', 'GlobalId:G-1', 'CreatedDate:2026-01-02'],
    },
    lifetime: 60_000,
    issuedAt: 100,
    bound: false,
  });
});

const mapped = { Claims: { Permission: { From: 'IdToken', Path: 'groups' } } } as const;
const fromAccount = { Claims: { Permission: { From: 'AccountInfo', Path: 'User.Roles' } } } as const;
const permissions: readonly (readonly [string, Given, readonly string[]])[] = [
  ['a list', { access: { sub: '1', Permission: ['a', 'b', 'a'] } }, ['a', 'b']],
  ['one text with spaces', { access: { sub: '1', Permission: ' a  b' } }, ['a', 'b']],
  ['one text with commas', { access: { sub: '1', Permission: 'a, b,c' } }, ['a', 'b', 'c']],
  ['an empty list', { access: { sub: '1', Permission: [] } }, []],
  ['another name', { access: { sub: '1', roles: ['a'] }, rules: { Claims: { Permission: 'roles' } } }, ['a']],
  [
    'a path below names',
    { access: { sub: '1', realm: { roles: ['a'] } }, rules: { Claims: { Permission: 'realm.roles' } } },
    ['a'],
  ],
  [
    'a name with dots',
    {
      access: { sub: '1', 'https://a.example/app': { roles: ['a'] } },
      rules: { Claims: { Permission: 'https://a.example/app.roles' } },
    },
    ['a'],
  ],
  ['the ID token', { access: { sub: '1' }, id: { sub: '1', groups: ['a'] }, rules: mapped }, ['a']],
  ['the ID token of an opaque token', { access: 'opaque', id: { sub: '1', Permission: ['a'] } }, ['a']],
  [
    'the account',
    { access: 'x', id: { sub: '1' }, account: { User: { Roles: 'a b' } }, rules: fromAccount },
    ['a', 'b'],
  ],
  [
    'roles of the provider',
    {
      access: { sub: '1', Permission: ['Staff', 'app.edit', 'constructor', 7] },
      rules: { Permissions: { Staff: ['view.myapps', 'app.view'] } },
    },
    ['view.myapps', 'app.view', 'app.edit', 'constructor', '7'],
  ],
];

test.each(permissions)('reads permissions from %s', async (_, given, expected) => {
  const { user } = await read(given);
  expect(user.claims.filter((claim) => !/^(Tenant|GlobalId):/.test(claim))).toEqual(expected);
});

test.each([
  ['Permission is missing (Permission in AccessToken)', { access: { sub: '1' } }],
  ['Permission is missing (groups in IdToken)', { rules: mapped }],
  ['Permission is missing (User.Roles in AccountInfo)', { account: { User: {} }, rules: fromAccount }],
  ['sub is missing (sub in AccessToken)', { access: { Permission: [] } }],
  ['sub is missing (sub in AccessToken)', { access: 'opaque' }],
] as const)('rejects a user: %s', async (problem, given) => {
  await expect(read(given)).rejects.toThrow(problem);
});

test('needs only the subject and the permissions', async () => {
  const { user } = await read({ access: { sub: 7, Permission: '' } });
  expect(user).toMatchObject({ globalId: '7', displayName: '7', tenant: 'harbour' });
  expect(user.claims).toEqual(['Tenant:harbour', 'GlobalId:7']);
});

describe('shows as name', () => {
  test.each([
    [
      'the configured claim',
      { access: { ...ours, full: 'A' }, rules: { Claims: { DisplayName: 'full' } } },
      'A',
    ],
    [
      'the name in the ID token',
      { access: { sub: '1', Permission: [] }, id: { name: 'B', email: 'c' } },
      'B',
    ],
    ['the email without a name', { access: { sub: '1', Permission: [] }, id: { name: '', email: 'c' } }, 'c'],
  ])('%s', async (_, given, name) => {
    expect((await read(given)).user.displayName).toBe(name);
  });
});

test.each([
  ['the token', {}, 60_000],
  ['the answer', { access: 'opaque', id: { sub: '1', Permission: [] }, expiresIn: 300 }, 300_000],
  ['nothing', { access: 'opaque', id: { sub: '1', Permission: [] } }, 3_600_000],
])('takes the lifetime from %s', async (_, given, lifetime) => {
  expect((await read(given)).lifetime).toBe(lifetime);
});

test.each([
  ['a key in the token', { access: { ...ours, cnf: { jkt: 'k' } } }, true],
  ['the type of an opaque token', { access: 'x', id: { sub: '1', Permission: [] }, tokenType: 'DPoP' }, true],
  ['neither', {}, false],
])('is bound by %s', async (_, given, bound) => {
  expect((await read(given)).bound).toBe(bound);
});

test('knows a federated user by the methods of either token', async () => {
  expect((await read({ access: { ...ours, amr: ['fed'] } })).user.federated).toBe(true);
  expect((await read({ id: { sub: 'G-1', amr: ['fed'] } })).user.federated).toBe(true);
});

import { expect, test, type Page } from '@playwright/test';
import {
  getAccountInfo,
  listMyApplications,
  Permission,
  signInFederated,
  validateTenantDomain,
} from '@portal/api/contract';
import { handlersOf, invalidResponse, lists, mock, scenario } from '@portal/api/mocks';
import type { Configuration } from 'oidc-provider';
import {
  otherBackEnd,
  otherProvider,
  signInThere,
  staticHost,
  type BackEnd,
  type OtherProvider,
  type Strictness,
} from './support/other-back-end.ts';

test.describe.configure({ mode: 'default' });

const own = { Roles: `${Permission.myApps}, ${Permission.viewApp}`, User: { Name: 'Nora New' } };
const account = mock(
  getAccountInfo,
  {},
  { Email: 'nora@new.example', DisplayName: 'Nora', GlobalId: 'nora', ...own },
);
const handlers = handlersOf(scenario(lists(), account));

interface Setting {
  /** Default: as in `settingsOf`. */
  readonly configuration?: object;
  readonly strictness?: Strictness;
  readonly provider?: (api: string) => Configuration;
  readonly handlers?: typeof handlers;
  /** Headers that the API allows in addition. */
  readonly headers?: readonly string[];
  /** Host of the API instead of `localhost`. */
  readonly host?: string;
}

interface Running {
  readonly portal: string;
  readonly api: BackEnd;
  readonly provider: OtherProvider;
}

/** Runs a portal of static files in front of a provider and a back end that know nothing of it. */
async function run(setting: Setting, steps: (running: Running) => Promise<void>): Promise<void> {
  let configuration: unknown;
  await using host = await staticHost(() => configuration);
  await using api = await otherBackEnd(setting.handlers ?? handlers, setting.headers);
  await using provider = await otherProvider(host.origin, setting.strictness, setting.provider?.(api.origin));
  const { port } = new URL(api.origin);
  configuration = {
    ApiUrl: `http://${setting.host ?? 'localhost'}:${port}/api`,
    Authority: provider.origin,
    ClientId: 'portal',
    AllowedHosts: ['localhost', 'identity.localhost', 'harbour.localhost'].map((name) => `${name}:${port}`),
    ErrorLogUrl: `${api.origin}/errorlog`,
    ...setting.configuration,
  };
  await steps({ portal: host.origin, api, provider });
}

async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Applications/);
  await expect(page.getByRole('button', { name: 'Nora New' })).toBeVisible();
}

const callsOf = ({ requests }: BackEnd) =>
  requests.filter(({ path }) => path.startsWith('/api/application/list'));

const plain = { Resource: null, TokenBinding: false };
const fromAccount = {
  ...plain,
  Claims: {
    Permission: { From: 'AccountInfo', Path: 'Roles' },
    DisplayName: { From: 'AccountInfo', Path: 'User.Name' },
  },
};
const inIdToken = (): Configuration => ({
  conformIdTokenClaims: false,
  claims: { profile: ['name', 'groups'] },
});
/** Access tokens as JWT for the API, with the roles of another product. */
const signedTokens = (api: string): Configuration => ({
  features: {
    resourceIndicators: {
      enabled: true,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: '',
        audience: `${api}/api`,
        accessTokenFormat: 'jwt',
        accessTokenTTL: 20,
      }),
    },
  },
  extraTokenClaims: () => ({ realm: { roles: ['Staff', 'Other'] }, DisplayName: 'Nora New' }),
});
const staff = { Staff: [Permission.myApps, Permission.viewApp] };

interface Case extends Setting {
  readonly name: string;
  readonly bound?: boolean;
  readonly renewal: 'refresh_token' | 'authorization_code';
}

const cases: readonly Case[] = [
  {
    name: 'as it comes, with opaque tokens, the user from the account and the renewal in a frame',
    configuration: fromAccount,
    renewal: 'authorization_code',
  },
  {
    name: 'that rejects resource and unknown scopes, with groups in the ID token and a refresh token',
    strictness: 'rejects resource and unknown scopes',
    provider: inIdToken,
    configuration: {
      ...plain,
      Claims: { GlobalId: 'sub', Permission: { From: 'IdToken', Path: 'groups' } },
      Permissions: staff,
      AuthorizationParameters: { prompt: 'consent' },
    },
    renewal: 'refresh_token',
  },
  {
    name: 'with signed tokens for the API that are bound to a key, and roles below a path',
    provider: signedTokens,
    configuration: {
      Claims: { Permission: { From: 'AccessToken', Path: 'realm.roles' } },
      Permissions: staff,
    },
    headers: ['dpop'],
    bound: true,
    renewal: 'authorization_code',
  },
];

for (const { name, bound = false, renewal, ...setting } of cases)
  test(`a provider ${name} signs the user in and renews the token`, { tag: '@release' }, async ({ page }) => {
    if (!bound) await page.clock.install();
    await run(setting, async ({ portal, api, provider }) => {
      await page.goto(`${portal}/list`);
      await signInThere(page);
      await expectList(page);
      expect(provider.signIns[0]?.has('resource')).toBe(bound);
      expect(provider.signIns[0]?.has('dpop_jkt')).toBe(bound);
      const [list] = callsOf(api);
      expect(list?.authorization?.split(' ')[0]).toBe(bound ? 'DPoP' : 'Bearer');
      expect(list?.proven).toBe(bound);

      // A token lasts an hour; one that is bound 20 s, because a proof with a wrong time is rejected.
      if (!bound) await page.clock.fastForward(3_500_000);
      await expect.poll(() => provider.grants).toEqual(['authorization_code', renewal]);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect.poll(() => callsOf(api).at(-1)?.authorization).not.toBe(list?.authorization);
      await expectList(page);
      expect(api.log).toEqual([]);
    });
  });

test(
  'a federated sign-in in a fresh browser finds the tenant of its address first',
  { tag: '@release' },
  async ({ page }) => {
    const pair = scenario(
      lists(),
      account,
      mock(
        validateTenantDomain,
        { query: { domain: 'localhost' } },
        { Success: true, TenantName: 'harbour' },
      ),
      mock(
        signInFederated,
        { params: { token: 't' }, query: { hash: 'h' } },
        { ErrorNo: 0, Token: 'landing-1' },
      ),
    );
    const setting = {
      configuration: fromAccount,
      handlers: handlersOf(pair),
      host: '{TenantName}.localhost',
    };
    await run(setting, async ({ portal, api, provider }) => {
      await page.goto(`${portal}/federated/t/h`);
      await signInThere(page);
      await expectList(page);
      expect(provider.signIns[0]?.get('landing')).toBe('landing-1');
      const { port } = new URL(api.origin);
      expect(api.requests.slice(0, 2).map(({ url }) => url)).toEqual([
        `http://identity.localhost:${port}/api/validate-tenant-domain?domain=localhost`,
        `http://harbour.localhost:${port}/api/account/sso/t?hash=h`,
      ]);
    });
  },
);

const broken = scenario(
  lists(),
  account,
  invalidResponse(listMyApplications, '{"Applications":[{}]}', 'application/json'),
);

test.describe('says in one line, in the console and in the error log, what fails:', () => {
  const lines: readonly (readonly [string, Setting, string])[] = [
    [
      'the resource',
      { strictness: 'rejects resource and unknown scopes', configuration: { TokenBinding: false } },
      'sign-in: invalid_target (resource)',
    ],
    [
      'a scope',
      { strictness: 'rejects resource and unknown scopes', configuration: { ...plain, Scope: 'openid api' } },
      'sign-in: invalid_scope (scope)',
    ],
    [
      'the permissions',
      { configuration: plain },
      'sign-in: Permission is missing (Permission in AccessToken)',
    ],
  ];
  for (const [name, setting, line] of lines)
    test(name, { tag: '@release' }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const written: string[] = [];
      page.on('console', (message) => void written.push(message.text()));
      await run(setting, async ({ portal, api }) => {
        await page.goto(`${portal}/list`);
        const failed = page.getByText('Failed step: sign-in.');
        const form = page.getByPlaceholder('Enter any login');
        await expect(failed.or(form)).toBeVisible();
        if (await form.isVisible()) await signInThere(page);
        await expect(failed).toBeVisible();
        await page.getByRole('button', { name: 'Copy reason for support' }).click();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
        expect(written).toContain(line);
        await expect.poll(() => api.log).toEqual([{ message: line, url: '', status: 0 }]);
      });
    });

  test('a reply', { tag: '@release' }, async ({ page }) => {
    const written: string[] = [];
    page.on('console', (message) => void written.push(message.text()));
    await run({ configuration: fromAccount, handlers: handlersOf(broken) }, async ({ portal, api }) => {
      await page.goto(`${portal}/list`);
      await signInThere(page);
      const line = 'C20 /application/list: Applications[0].ApplicationID is missing';
      await expect.poll(() => written).toContain(line);
      await expect
        .poll(() => api.log)
        .toMatchObject([{ message: line, url: '/application/list', GlobalId: 'nora' }]);
    });
  });

  test('the configuration', { tag: '@release' }, async ({ page }) => {
    await run(
      { configuration: { Claims: { Permission: { From: 'Cookie', Path: 'x' } } } },
      async ({ portal }) => {
        await page.goto(portal);
        await expect(page.getByText('Failed step: configuration.')).toBeVisible();
      },
    );
  });
});

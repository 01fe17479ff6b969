import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { originOf, readConfig, type Config } from '../../config/config.ts';
import type { Database } from '../../platform/db/connect.ts';
import { demoAccounts } from '../../operations/seed/demo-accounts.ts';
import { demoPassword } from '../../operations/seed/demo-users.ts';
import { staticFiles } from '../../platform/http/static-files.ts';
import { freePort, listen } from '../../platform/sockets/listen.ts';
import { jsonLog } from '../../platform/observability/log.ts';
import type { Observers } from '../../platform/observability/metrics/observers.ts';
import { openSeeded } from '../../testing/databases.ts';
import { fixtureBuild } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import type { TenantDirectory } from '../../platform/tenant.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { createIdentity, type IssuingIdentity } from '../index.ts';
import { browser, type Answer, type Browser } from './browser.ts';

// Password hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });

export interface IdentityServer {
  readonly identity: IssuingIdentity;
  readonly tenants: TenantDirectory;
  readonly logged: readonly string[];
  /** A browser with the cookies of another one, or with none. */
  browser(like?: Browser): Browser;
  stop(): Promise<void>;
}

export interface Options {
  readonly config?: Partial<Config>;
  readonly now?: () => number;
  /** Default: none. */
  readonly observers?: Observers;
}

/**
 * The whole server on a port of its own. Its external origin is `http://<host>:4000`. Its tokens are not bound to a
 * key by default.
 */
export async function identityServer(
  db: Database,
  { config: given, now, observers = {} }: Options = {},
): Promise<IdentityServer> {
  const config: Config = testConfig(given);
  const logged: string[] = [];
  const log = jsonLog((line) => logged.push(line));
  const tenants = tenantDirectory(db);
  const demo = config.demo ? demoAccounts(db) : undefined;
  const identity = createIdentity({ db, tenants, config, log, demoAccounts: demo, ...(now && { now }) });
  const app = createApp({
    db,
    tenants,
    identity,
    config,
    log,
    files: staticFiles(fixtureBuild),
    observers,
    ...(now && { now }),
  });
  const port = await freePort();
  const listening = await listen(app, { config: { ...config, port }, log });
  return { identity, tenants, logged, browser: (like) => browser(port, like), stop: listening.stop };
}

/** A seeded database and a server on it, for the tests of a file or of a block. */
export function servedIdentity(options?: Options) {
  let opened: { readonly db: Database; readonly server: IdentityServer } | undefined;
  beforeAll(async () => {
    const db = await openSeeded();
    opened = { db, server: await identityServer(db, options) };
  });
  afterAll(async () => {
    await opened?.server.stop();
    await opened?.db.close();
  });
  const current = () => {
    if (!opened) throw new Error('The server runs only while a test does.');
    return opened;
  };
  return { db: () => current().db, server: () => current().server };
}

/** The status of an API call with a token. */
export async function statusWith(
  visitor: Browser,
  token: string,
  path = '/account/info',
  host = 'localhost',
): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await visitor.send(`${originAt(host)}/api${path}`, { headers })).status;
}

export const originAt = (host: string): string => originOf(readConfig({}, '/'), host);

export interface AuthorisationRequest {
  readonly verifier: string;
  readonly address: string;
  readonly callback: string;
}

/** The authorisation address to which the portal redirects. `more` replaces parameters; an empty text removes one. */
export function begin(host = 'localhost', more: Readonly<Record<string, string>> = {}): AuthorisationRequest {
  const verifier = randomBytes(32).toString('base64url');
  const callback = `${originAt(host)}/authentication/callback`;
  const parameters = Object.entries({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid profile email offline_access api',
    state: 'state-of-the-portal',
    nonce: 'nonce-of-the-portal',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }).filter(([, value]) => value !== '');
  return {
    verifier,
    callback,
    address: `${originAt(host)}/oidc/auth?${new URLSearchParams(parameters).toString()}`,
  };
}

/** The authorisation address of a silent renewal. */
export const silentRenewalAddress = (host = 'localhost'): string =>
  begin(host, { prompt: 'none', redirect_uri: `${originAt(host)}/authentication/silent-callback` }).address;

/** The credentials entered on the sign-in page. */
export type Pair = Readonly<Record<'email' | 'password', string>>;

export const pairOf = (email: string, password = demoPassword): Pair => ({ email, password });
export const fiona = pairOf('fiona.full@harbour.example');

/** Submits the form of a sign-in page. */
export async function fillIn(
  visitor: Browser,
  page: Answer,
  pair: Pair,
  headers: Readonly<Record<string, string>> = sameOriginHeaders,
  host = 'localhost',
): Promise<Answer> {
  return visitor.go(actionOf(page, host), { form: pair, headers });
}

/** Submits the password on the sign-in page. Returns the next page and the authorisation request. */
export async function typePassword(visitor: Browser, pair = fiona) {
  const authorisation = begin();
  const page = await fillIn(visitor, await visitor.go(authorisation.address), pair);
  return { page, authorisation };
}

/** Whether the browser has returned to the portal with a code. */
export const isSignedIn = ({ location }: Pick<Answer, 'location'>): boolean =>
  location?.includes('/authentication/callback?code=') === true;

/** Headers of a form that a page of the site submits. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin', origin: 'null' };

/** The address to which the form of a page is submitted. */
export function actionOf(page: Answer, host = 'localhost'): string {
  const action = /<form\s+method="post"\s+action="([^"]+)"/.exec(page.text)?.[1];
  if (action === undefined) throw new Error(`There is no form: ${page.text.slice(0, 300)}`);
  return `${originAt(host)}${action}`;
}

/** Signs in and returns the authorisation code. */
export async function codeFor(visitor: Browser, pair = fiona, host = 'localhost') {
  const authorisation = begin(host);
  const page = await visitor.go(authorisation.address);
  const back = await fillIn(visitor, page, pair, undefined, host);
  return { ...authorisation, code: parameterOf(back, 'code'), host };
}

export const parameterOf = (answer: Answer, name: string): string =>
  new URL(answer.location ?? 'none:').searchParams.get(name) ?? '';

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

/** The headers of a script's request. */
const scriptHeaders = { accept: 'application/json' };

export async function exchange(
  visitor: Browser,
  { code, verifier, callback, host }: { code: string; verifier: string; callback: string; host: string },
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return visitor.send(`${originAt(host)}/oidc/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: 'portal',
      code,
      redirect_uri: callback,
      code_verifier: verifier,
    },
    headers: { ...scriptHeaders, origin: originAt(host), ...more },
  });
}

export const refresh = (
  visitor: Browser,
  token: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  visitor.send(`${originAt('localhost')}/oidc/token`, {
    form: { grant_type: 'refresh_token', client_id: 'portal', refresh_token: token },
    headers: { ...scriptHeaders, ...more },
  });

/** Exchanges the code with which the browser returned for tokens. Undefined if there is no code. */
export async function tokensFor(
  visitor: Browser,
  authorisation: AuthorisationRequest,
  back: Answer,
): Promise<Tokens | undefined> {
  const code = parameterOf(back, 'code');
  if (code === '') return undefined;
  return tokensOf(
    await exchange(visitor, { ...authorisation, code, host: new URL(authorisation.callback).hostname }),
  );
}

export const tokensOf = (answer: Answer): Tokens => JSON.parse(answer.text) as Tokens;

export async function signedIn(visitor: Browser, pair = fiona): Promise<Tokens> {
  return tokensOf(await exchange(visitor, await codeFor(visitor, pair)));
}

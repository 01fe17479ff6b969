import type { Page } from '@playwright/test';
import { getResponse, type HttpHandler } from 'msw';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { Provider, type Configuration } from 'oidc-provider';

const built = join(import.meta.dirname, '../../apps/portal/dist');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface Listening extends AsyncDisposable {
  readonly origin: string;
}

async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Hosts the files of the portal as any static host does: the index for every path that is no file. */
export async function staticHost(configuration: () => unknown): Promise<Listening> {
  return listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname;
    const isFile = extname(path) !== '';
    response.setHeader('Content-Type', types[isFile ? extname(path) : '.html'] ?? 'application/octet-stream');
    if (path === '/configuration.json') response.end(JSON.stringify(configuration()));
    else if (isFile && !existsSync(join(built, path))) response.writeHead(404).end();
    else response.end(readFileSync(join(built, isFile ? path : 'index.html')));
  });
}

export interface BackEnd extends Listening {
  /** Method, path and the header names that only some back ends allow. */
  readonly requests: {
    readonly url: string;
    readonly path: string;
    readonly authorization: string | undefined;
    readonly proven: boolean;
  }[];
  /** Bodies of the error log. */
  readonly log: unknown[];
}

/** A back end with CORS for a fixed list of headers: it answers the calls of its handlers, and 404 otherwise. */
export async function otherBackEnd(handlers: HttpHandler[], more: readonly string[] = []): Promise<BackEnd> {
  const requests: BackEnd['requests'] = [];
  const log: unknown[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    const allowed = ['authorization', 'content-type', 'idempotency-key', ...more];
    response.setHeader('Access-Control-Allow-Headers', allowed.join());
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const body = Buffer.concat(await request.toArray());
    const path = request.url ?? '/';
    requests.push({
      url: `http://${request.headers.host}${path}`,
      path,
      authorization: request.headers.authorization,
      proven: request.headers['dpop'] !== undefined,
    });
    if (path.startsWith('/errorlog')) {
      log.push(JSON.parse(body.toString()));
      return response.writeHead(204).end();
    }
    const found = await getResponse(
      handlers,
      new Request(`http://localhost${path}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
        ...(body.length > 0 && { body }),
      }),
    );
    response.writeHead(found?.status ?? 404, { 'Content-Type': 'application/json' });
    response.end(Buffer.from((await found?.arrayBuffer()) ?? new ArrayBuffer()));
  };
  const listening = await listen((request, response) => void answer(request, response));
  return { ...listening, requests, log };
}

export interface OtherProvider extends Listening {
  /** Parameters of the sign-in requests. */
  readonly signIns: URLSearchParams[];
  /** Grant types of the answered token requests. */
  readonly grants: string[];
}

/** Rejects a request for a resource or for a scope that it does not know, as Entra ID and older Keycloak do. */
export type Strictness = 'as it comes' | 'rejects resource and unknown scopes';

/** `oidc-provider` with its own sign-in pages, which accept any login; only what it asks for is set. */
export async function otherProvider(
  portal: string,
  strictness: Strictness = 'as it comes',
  settings: Configuration = {},
): Promise<OtherProvider> {
  const signIns: URLSearchParams[] = [];
  const grants: string[] = [];
  let handle: RequestListener = () => undefined;
  const listening = await listen((request, response) => handle(request, response));
  const provider = new Provider(listening.origin, {
    ...settings,
    clients: [
      {
        client_id: 'portal',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${portal}/authentication/callback`, `${portal}/authentication/silent-callback`],
        post_logout_redirect_uris: [`${portal}/`, `${portal}/timeout`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    clientBasedCORS: () => true,
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, name: 'Nora New', groups: ['Staff'] }),
    }),
  });
  provider.use(async (ctx, next) => {
    if (ctx.path === '/auth') {
      const asked = new URLSearchParams(ctx.querystring);
      signIns.push(asked);
      const strange = asked
        .get('scope')
        ?.split(' ')
        .some((scope) => !/^(openid|profile|email|offline_access)$/.test(scope));
      const error = asked.has('resource') ? 'invalid_target' : strange ? 'invalid_scope' : undefined;
      if (error && strictness !== 'as it comes') {
        const back = new URL(asked.get('redirect_uri') ?? '');
        back.search = new URLSearchParams({ error, state: asked.get('state') ?? '' }).toString();
        return ctx.redirect(back.href);
      }
    }
    await next();
    if (ctx.path === '/token' && ctx.method === 'POST')
      grants.push((ctx as { oidc?: { params?: { grant_type?: string } } }).oidc?.params?.grant_type ?? '');
  });
  const callback = provider.callback();
  handle = (request, response) => void callback(request, response);
  return { ...listening, signIns, grants };
}

/** Signs in and consents on the pages of the provider. */
export async function signInThere(page: Page, login = 'nora'): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

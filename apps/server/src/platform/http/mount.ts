import { basePaths, type Endpoint } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { Trx } from '../db/connect.ts';
import { runForRequester, type Requester } from '../requester.ts';
import { concurrencyLimits } from '../limits/concurrency-limits.ts';
import { costOf } from '../limits/cost-class.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { callerOf, type Caller } from './caller.ts';
import { withCleanup, type FileAnswer } from './file-answer.ts';
import { declareHandler } from './guards.ts';
import { methodNotAllowed } from './http-error.ts';
import { send } from './reply.ts';
import { applicationOf, parseRequest } from './request-parts.ts';
import type { RouteDeps } from './route-deps.ts';
import { routePath } from './served-path.ts';

/** A call of a signed-in user whose input is valid. */
interface SignedInCall {
  readonly c: AppContext;
  readonly parts: Awaited<ReturnType<typeof parseRequest>>;
  readonly caller: Omit<Caller, 'recheckBeforeCommit'>;
  readonly recheckBeforeCommit: Caller['recheckBeforeCommit'];
  /** The idempotency key, if the endpoint takes one. */
  readonly key: string | undefined;
  /** Identifies the request of the key. */
  readonly request: string;
  /** Runs work in a transaction of the tenant. */
  readonly work: <T>(run: (trx: Trx) => Promise<T>) => Promise<T>;
  /** The visible application in the path; 0 if the path names none. Without `trx` in a transaction of its own. */
  readonly findApplication: (trx?: Trx) => Promise<number>;
  /** Holds the concurrency limit of the call until its file has been sent or cut off. */
  readonly holdLimit: (file: FileAnswer) => FileAnswer;
}

type Kind = 'publicRoute()' | 'filesRoute()' | 'fileRoute()' | 'route()';

/** Throws if an endpoint is served by another function than its own. */
export function requireKind({ id, needs, uploads, answers }: Endpoint, kind: Kind): void {
  const file = answers === 'json' ? 'route()' : 'fileRoute()';
  const own = needs === 'public' ? 'publicRoute()' : uploads ? 'filesRoute()' : file;
  // A thread may work on JSON as it does on files.
  const inThread = own === 'route()' && kind === 'filesRoute()';
  if (own !== kind && !inThread) throw new Error(`${id} is served with ${own}, not with ${kind}.`);
}

/**
 * Serves a call of signed-in users, in these steps: authenticates, acquires the concurrency limit, reads the input,
 * serves the call, and sends its reply.
 */
export function mountSignedIn(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: Endpoint,
  kind: Kind,
  serve: (call: SignedInCall) => Promise<Response | string | undefined>,
): void {
  requireKind(endpoint, kind);
  mount(app, endpoint, async (c) => {
    const { recheckBeforeCommit, ...caller } = await callerOf(deps, c, endpoint);
    const { person } = caller;
    const { url, signal } = c.req.raw;
    const requester: Requester = {
      tenant: person.tenant,
      user: person.globalId,
      // A call that changes something runs to its end: nobody knows whether the client saw its effect.
      signal: endpoint.changesState ? undefined : signal,
    };
    const release = await concurrencyLimits.acquire(costOf(endpoint, url), requester, signal);
    let streaming = false;
    const holdLimit: SignedInCall['holdLimit'] = (file) => {
      if (file.bytes instanceof Uint8Array) return file;
      streaming = true;
      return { ...file, bytes: withCleanup(file.bytes, release) };
    };
    const answer = async () => {
      const parts = await parseRequest(c, endpoint);
      const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
      const request = key === undefined ? '' : `${endpoint.id}\n${JSON.stringify(parts)}`;
      const work: SignedInCall['work'] = (run) => deps.db.inTenant(person.tenant, run);
      const findApplication = (trx?: Trx) => applicationOf(deps, person, parts.params, trx);
      const step = { c, parts, caller, recheckBeforeCommit, key, request, work, findApplication, holdLimit };
      const reply = await serve(step);
      return reply instanceof Response ? reply : send(c, reply);
    };
    try {
      return await runForRequester(requester, answer);
    } catch (error) {
      streaming = false;
      throw error;
    } finally {
      if (!streaming) release();
    }
  });
}

const needsPattern = /^[a-z]+(\.[a-z]+)*$/;

/** Serves an endpoint at its address. Throws if it does not declare who may call it. */
export function mount(
  app: Hono<AppEnv>,
  endpoint: Endpoint,
  serve: (c: AppContext) => Promise<Response>,
): void {
  const needs: unknown = endpoint.needs;
  const named = Array.isArray(needs) ? needs : [needs];
  const isDeclared =
    named.length > 0 &&
    named.every((name) => typeof name === 'string' && (needsPattern.test(name) || name === 'signedIn'));
  if (!isDeclared) throw new Error(`${endpoint.id} ${endpoint.path} does not say who may call it.`);
  const template = routePath(addressOf(endpoint)).replace(/\{(\w+)\}/g, ':$1');
  const handler = declareHandler(async (c: AppContext) => {
    c.set('route', template);
    c.header('Cache-Control', cachingOf(endpoint));
    // Hono answers HEAD by running GET, which would create a whole file for nobody.
    if (endpoint.answers !== 'json' && c.req.method === 'HEAD') {
      c.header('Allow', endpoint.method);
      throw methodNotAllowed();
    }
    return serve(c);
  });
  app.on(endpoint.method, template, handler);
}

/** Browsers keep no reply, or revalidate it each time. */
const cachingOf = ({ revalidated, needs }: Endpoint): string =>
  !revalidated ? 'no-store' : needs === 'public' ? 'no-cache' : 'private, no-cache';

export const addressOf = ({ base, path }: Pick<Endpoint, 'base' | 'path'>): string => basePaths[base] + path;

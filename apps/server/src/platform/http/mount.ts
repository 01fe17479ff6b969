import { basePaths, type Endpoint } from '@portal/api/contract';
import type { Hono } from 'hono';
import { runForRequester, type Requester } from '../requester.ts';
import { concurrencyLimits } from '../limits/concurrency-limits.ts';
import { costOf } from '../limits/cost-class.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { callerOf, type Caller } from './caller.ts';
import { withCleanup, type FileAnswer } from './file-answer.ts';
import { declareHandler } from './guards.ts';
import { methodNotAllowed } from './http-error.ts';
import type { RouteDeps } from './route-deps.ts';
import { routePath } from './served-path.ts';

/** Holds the concurrency limit of a call until its file has been sent or cut off. */
type HoldLimit = (file: FileAnswer) => FileAnswer;

/** Serves a call of signed-in users: authenticates, acquires the concurrency limit, and only then reads the input. */
export function mountSignedIn(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: Endpoint,
  serve: (c: AppContext, caller: Caller, holdLimit: HoldLimit) => Promise<Response>,
): void {
  mount(app, endpoint, async (c) => {
    const caller = await callerOf(deps, c, endpoint);
    const { url, signal } = c.req.raw;
    const requester: Requester = {
      tenant: caller.tenant.id,
      user: caller.person.globalId,
      // A call that changes something runs to its end: nobody knows whether the client saw its effect.
      signal: endpoint.changesState ? undefined : signal,
    };
    const release = await concurrencyLimits.acquire(costOf(endpoint, url), requester, signal);
    let streaming = false;
    const holdLimit: HoldLimit = (file) => {
      if (file.bytes instanceof Uint8Array) return file;
      streaming = true;
      return { ...file, bytes: withCleanup(file.bytes, release) };
    };
    try {
      return await runForRequester(requester, () => serve(c, caller, holdLimit));
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
    c.header('Cache-Control', 'no-store');
    // Hono answers HEAD by running GET, which would create a whole file for nobody.
    if (endpoint.answers !== 'json' && c.req.method === 'HEAD') {
      c.header('Allow', endpoint.method);
      throw methodNotAllowed();
    }
    return serve(c);
  });
  app.on(endpoint.method, template, handler);
}

export const addressOf = ({ base, path }: Pick<Endpoint, 'base' | 'path'>): string => basePaths[base] + path;

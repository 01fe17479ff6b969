import type { Endpoint, PathParams, WireReply } from '@portal/api/contract';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import type { Trx } from '../db/connect.ts';
import type { Tenant } from '../tenant.ts';
import { requestHost, type AppEnv } from './app-env.ts';
import { parseRequest } from './request-parts.ts';
import type { Caller } from './caller.ts';
import { isUnchanged, tagOf } from './etag.ts';
import { fileResponse, withPermissionChecks, type FileAnswer } from './file-answer.ts';
import { runOnce } from './idempotency.ts';
import { mount, mountSignedIn, requireKind } from './mount.ts';
import { remoteAddress } from './remote-address.ts';
import { replyText, send, type JsonText } from './reply.ts';
import type { RouteDeps } from './route-deps.ts';

export type { RouteDeps, Routes } from './route-deps.ts';

type Parsed<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
export type Parts<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, v.GenericSchema>
    ? {
        readonly params: PathParams<Path>;
        readonly query: Parsed<Query>;
        readonly body: Parsed<Body>;
        /** The version that a change of a `versioned` endpoint was made from, if the request names it. */
        readonly version: number | undefined;
      }
    : never;

interface CallFacts extends Omit<Caller, 'recheckBeforeCommit'> {
  readonly trx: Trx;
  /** The visible application in the path; 0 if the path names none. */
  readonly applicationId: number;
  /** Runs work after the transaction is committed. */
  readonly afterwards: (work: () => void) => void;
}

/** A call of a signed-in person, inside one transaction of the person's tenant. */
export type Call<E> = Parts<E> & CallFacts;

/** A call that returns a file. No transaction is open, because the file may outlast any. */
export type FileCall<E> = Omit<Call<E>, 'trx' | 'afterwards'>;

export type PublicCall<E> = Parts<E> & { readonly tenant: Tenant | undefined; readonly address: string };
export type Answer<E> = WireReply<E> | JsonText;

/** Serves an endpoint to the users that its `needs` names. */
export function route<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  mountSignedIn(app, deps, endpoint, 'route()', async (step) => {
    const { c, parts, caller, key, request } = step;
    const committed: (() => void)[] = [];
    const afterwards = (work: () => void) => void committed.push(work);
    let tag: string | undefined;
    const answer = await step.work(async (trx) => {
      const applicationId = await step.findApplication(trx);
      const work = async () => {
        const reply = await handler({ ...parts, ...caller, trx, applicationId, afterwards } as Call<E>);
        const text = replyText(deps, endpoint, reply);
        await step.recheckBeforeCommit(trx);
        tag = tagOf(endpoint, reply, text);
        return text;
      };
      return runOnce(trx, caller.person, key, request, work, applicationId);
    });
    for (const work of committed) work();
    return tag !== undefined && isUnchanged(c, tag) ? c.body(null, 304) : answer;
  });
}

/** Serves an endpoint that returns a file, to the users that its `needs` names. */
export function fileRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: FileCall<E>) => Promise<FileAnswer> | FileAnswer,
): void {
  mountSignedIn(app, deps, endpoint, 'fileRoute()', async ({ c, parts, caller, ...step }) => {
    const applicationId = await step.findApplication();
    const answer = await handler({ ...parts, ...caller, applicationId } as FileCall<E>);
    // The handler may have taken long.
    await caller.recheckPermission();
    if (deps.checkReplies && ![endpoint.answers].flat().some((type) => answer.type.split(';', 1)[0] === type))
      throw new Error(`${endpoint.id} does not answer files of the type ${answer.type}.`);
    return fileResponse(c, deps.log, step.holdLimit(withPermissionChecks(answer, caller.recheckPermission)));
  });
}

/** Serves an endpoint that anyone may call without a token. */
export function publicRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: PublicCall<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  requireKind(endpoint, 'publicRoute()');
  mount(app, endpoint, async (c) => {
    const tenant = await deps.tenants.byHost(requestHost(c));
    const parts = await parseRequest(c, endpoint);
    const call = { ...parts, tenant, address: remoteAddress(c, deps.config) } as PublicCall<E>;
    return send(c, replyText(deps, endpoint, await handler(call)));
  });
}

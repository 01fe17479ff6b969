import type { Endpoint, PathParams, WireReply } from '@portal/api/contract';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import type { Trx } from '../db/connect.ts';
import type { Tenant } from '../tenant.ts';
import { requestHost, type AppContext, type AppEnv } from './app-env.ts';
import { requireApplication, applicationOf, parseRequest } from './request-parts.ts';
import type { Caller } from './caller.ts';
import { digestOf, isUnchanged } from './etag.ts';
import { fileResponse, withPermissionChecks, type FileAnswer } from './file-answer.ts';
import { runOnce } from './idempotency.ts';
import { mount, mountSignedIn } from './mount.ts';
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

export type PublicCall<E> = Parts<E> & { readonly tenant: Tenant | undefined };
export type Answer<E> = WireReply<E> | JsonText;

/** Serves an endpoint to the users that its `needs` names. */
export function route<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  if (endpoint.needs === 'public') throw new Error(`${endpoint.id} is public: serve it with publicRoute().`);
  if (endpoint.answers !== 'json')
    throw new Error(`${endpoint.id} answers a file: serve it with fileRoute().`);
  mountSignedIn(app, deps, endpoint, async (c, { recheckBeforeCommit, ...caller }) => {
    const { person } = caller;
    const parts = await parseRequest(c, endpoint);
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
    const committed: (() => void)[] = [];
    const afterwards = (work: () => void) => void committed.push(work);
    const answer = await deps.db.inTenant(person.tenant, async (trx) => {
      const applicationId = await requireApplication(deps, trx, person, endpoint, parts.params);
      const call = { ...parts, ...caller, trx, applicationId, afterwards } as Call<E>;
      const work = async () => {
        const reply = await handler(call);
        const text = replyText(deps, endpoint, reply);
        await recheckBeforeCommit(trx);
        setTag(c, endpoint, reply);
        return text;
      };
      if (key === undefined) return work();
      return runOnce(
        trx,
        person,
        key,
        `${endpoint.id}\n${JSON.stringify(parts)}`,
        async () => (await work()) ?? 'null',
        applicationId,
      );
    });
    for (const work of committed) work();
    if (endpoint.revalidated && answer !== undefined) {
      c.header('Cache-Control', 'private, no-cache');
      if (isUnchanged(c, digestOf(answer))) return c.body(null, 304);
    }
    return send(c, answer);
  });
}

/** The `Version` of a read is its ETag. */
function setTag(c: AppContext, { versioned, changesState }: Endpoint, reply: unknown): void {
  if (!versioned || changesState || typeof reply !== 'object' || reply === null) return;
  if ('Version' in reply && typeof reply.Version === 'number') c.header('ETag', `"${reply.Version}"`);
}

/** Serves an endpoint that returns a file, to the users that its `needs` names. */
export function fileRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: FileCall<E>) => Promise<FileAnswer> | FileAnswer,
): void {
  if (endpoint.needs === 'public') throw new Error(`${endpoint.id} is public: no file is.`);
  const { answers } = endpoint;
  if (answers === 'json') throw new Error(`${endpoint.id} answers JSON: serve it with route().`);
  mountSignedIn(app, deps, endpoint, async (c, { recheckBeforeCommit: _, ...caller }, holdLimit) => {
    const { person } = caller;
    const parts = await parseRequest(c, endpoint);
    const applicationId = await applicationOf(deps, person, endpoint, parts.params);
    const answer = await handler({ ...parts, ...caller, applicationId } as FileCall<E>);
    // The handler may have taken long.
    await caller.recheckPermission();
    if (deps.checkReplies && !answers.some((type) => answer.type.split(';', 1)[0] === type))
      throw new Error(`${endpoint.id} does not answer files of the type ${answer.type}.`);
    return fileResponse(c, deps.log, holdLimit(withPermissionChecks(answer, caller.recheckPermission)));
  });
}

/** Serves an endpoint that anyone may call without a token. */
export function publicRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: PublicCall<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  if (endpoint.needs !== 'public') throw new Error(`${endpoint.id} is not public: serve it with route().`);
  mount(app, endpoint, async (c) => {
    const tenant = await deps.tenants.byHost(requestHost(c));
    const parts = await parseRequest(c, endpoint);
    return send(c, replyText(deps, endpoint, await handler({ ...parts, tenant } as PublicCall<E>)));
  });
}

import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { Trx } from '../db/connect.ts';
import type { AppEnv } from './app-env.ts';
import { requireApplication, parseRequest } from './request-parts.ts';
import { storedReplyOf, runOnce, workIdOf } from './idempotency.ts';
import { mountSignedIn } from './mount.ts';
import { replyText, send } from './reply.ts';
import type { Answer, Call, RouteDeps } from './route.ts';

/** A call that waits for another system or thread. No transaction stays open meanwhile: each step has its own. */
export type ExternalCall<E> = Omit<Call<E>, 'trx' | 'afterwards'> & {
  /**
   * Identifies this work to the other system: the same for every attempt with the same idempotency key, and unique
   * otherwise.
   */
  readonly workId: string;
  readonly work: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
  /**
   * The last transaction; its reply is stored for the idempotency key. It does not recheck permission, because the
   * external effect has to be recorded.
   */
  readonly conclude: (work: (trx: Trx) => Promise<Answer<E>>) => Promise<ConcludedCall>;
};

/** The reply as it is sent. */
export interface ConcludedCall {
  readonly text: string | undefined;
}

/** Serves an endpoint that calls another system, to the users that its `needs` names. */
export function externalCallRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: ExternalCall<E>) => Promise<ConcludedCall>,
): void {
  mountSignedIn(app, deps, endpoint, async (c, { recheckBeforeCommit: _, ...caller }) => {
    const { person } = caller;
    const parts = await parseRequest(c, endpoint);
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
    const request = `${endpoint.id}\n${JSON.stringify(parts)}`;
    const work = <T>(run: (trx: Trx) => Promise<T>) => deps.db.inTenant(person.tenant, run);
    const { applicationId, storedReply } = await work(async (trx) => ({
      applicationId: await requireApplication(deps, trx, person, endpoint, parts.params),
      storedReply: key === undefined ? undefined : await storedReplyOf(trx, person, key, request),
    }));
    if (storedReply !== undefined) return send(c, storedReply);
    const conclude = (last: (trx: Trx) => Promise<Answer<E>>) =>
      work(async (trx) => {
        const answer = async () => replyText(deps, endpoint, await last(trx));
        if (key === undefined) return { text: await answer() };
        return {
          text: await runOnce(
            trx,
            person,
            key,
            request,
            async () => (await answer()) ?? 'null',
            applicationId,
          ),
        };
      });
    const { text } = await handler({
      ...parts,
      ...caller,
      applicationId,
      workId: key === undefined ? randomUUID() : workIdOf(person, key),
      work,
      conclude,
    } as ExternalCall<E>);
    return send(c, text);
  });
}

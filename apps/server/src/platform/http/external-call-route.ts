import type { Endpoint } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { Trx } from '../db/connect.ts';
import type { AppEnv } from './app-env.ts';
import { storedReplyOf, runOnce, workIdOf } from './idempotency.ts';
import { mountSignedIn } from './mount.ts';
import { replyText } from './reply.ts';
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
  mountSignedIn(app, deps, endpoint, 'route()', async (step) => {
    const { parts, caller, key, request, work } = step;
    const { person } = caller;
    const { applicationId, storedReply } = await work(async (trx) => ({
      applicationId: await step.findApplication(trx),
      storedReply: await storedReplyOf(trx, person, key, request),
    }));
    if (storedReply !== undefined) return storedReply;
    const conclude = (last: (trx: Trx) => Promise<Answer<E>>) =>
      work(async (trx) => {
        const answer = async () => replyText(deps, endpoint, await last(trx));
        return { text: await runOnce(trx, person, key, request, answer, applicationId) };
      });
    const workId = workIdOf(person, key);
    const call = { ...parts, ...caller, applicationId, workId, work, conclude } as ExternalCall<E>;
    return (await handler(call)).text;
  });
}

import type { Endpoint, WireReply } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Caller } from './caller.ts';
import { mountSignedIn } from './mount.ts';
import { replyText, send } from './reply.ts';
import { parseRequest } from './request-parts.ts';
import type { Parts } from './route.ts';
import type { RouteDeps } from './route-deps.ts';

/** A call whose work runs in a thread. The handler opens its transactions, and stores the reply for the key. */
export type ThreadCall<E> = Parts<E> &
  Caller & {
    /** Makes a repeated request act once; only if the endpoint is idempotent. */
    readonly key: string | undefined;
  };

/** Serves an endpoint whose work runs in a thread, with no transaction open meanwhile. */
export function threadRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: ThreadCall<E>) => Promise<WireReply<E>>,
): void {
  mountSignedIn(app, deps, endpoint, async (c, caller) => {
    const parts = await parseRequest(c, endpoint);
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
    const answer = await handler({ ...parts, ...caller, key } as ThreadCall<E>);
    return send(c, replyText(deps, endpoint, answer));
  });
}

import type { Endpoint, WireReply } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { sentBody } from './body.ts';
import type { Caller } from './caller.ts';
import { mountSignedIn } from './mount.ts';
import { oneFileOf, type SentFile } from './one-file.ts';
import { replyText, send } from './reply.ts';
import type { RouteDeps } from './route-deps.ts';

export interface UploadLimits {
  /** Name of the file's part. */
  readonly field: string;
  readonly maximumBytes: number;
}

/** A file that a signed-in person sent. No transaction is open: looking at a file may outlast any. */
export interface UploadCall extends Pick<Caller, 'person' | 'tenant' | 'stillMay' | 'mayCommit'> {
  readonly file: SentFile;
  /** Makes a repeated upload act once; only where the endpoint is idempotent. */
  readonly key: string | undefined;
}

/** Serves an endpoint that takes one file, to the people that its `needs` names; refused before it is read. */
export function uploadRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  limits: UploadLimits,
  handler: (call: UploadCall) => Promise<WireReply<E>>,
): void {
  if (endpoint.needs === 'public') throw new Error(`${endpoint.id} is public: nobody uploads unnamed.`);
  if (endpoint.sends !== 'files') throw new Error(`${endpoint.id} takes JSON: serve it with route().`);
  mountSignedIn(app, deps, endpoint, async (c, { person, tenant, stillMay, mayCommit }) => {
    const file = await oneFileOf(sentBody(c), limits.field, limits.maximumBytes, stillMay);
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
    const answer = await handler({ person, tenant, file, key, stillMay, mayCommit });
    return send(c, replyText(deps, endpoint, answer));
  });
}

import type { Endpoint, WireReply } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { Tenant } from '../tenants/directory.ts';
import type { AppEnv } from './app-env.ts';
import { oneFileOf, type SentFile } from './one-file.ts';
import type { Person } from './person.ts';
import { mountSignedIn, replyText, send, type RouteDeps } from './route.ts';

export interface UploadLimits {
  /** Name of the file's part. */
  readonly field: string;
  readonly maximumBytes: number;
}

/** A file that a signed-in person sent. No transaction is open: looking at a file may outlast any. */
export interface UploadCall {
  readonly person: Person;
  readonly tenant: Tenant;
  readonly file: SentFile;
  /** Makes a repeated upload act once; only where the endpoint is idempotent. */
  readonly key: string | undefined;
  /** Throws once the person may no longer upload; to be asked before anything is stored. */
  readonly stillMay: () => Promise<void>;
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
  mountSignedIn(app, deps, endpoint, async (c, { person, tenant, stillMay }) => {
    const file = await oneFileOf(c.req.raw, limits.field, limits.maximumBytes, stillMay);
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
    return send(c, replyText(deps, endpoint, await handler({ person, tenant, file, key, stillMay })));
  });
}

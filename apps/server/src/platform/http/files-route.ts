import type { Endpoint, WireReply } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { eachFile, type UploadedFile } from './uploaded-files.ts';
import { incomingBody } from './body.ts';
import { applicationOf, parseRequest } from './request-parts.ts';
import type { Caller } from './caller.ts';
import { mountSignedIn } from './mount.ts';
import { replyText, send } from './reply.ts';
import type { RouteDeps } from './route-deps.ts';

/** Files that a signed-in person sends. No transaction is open while they arrive. */
export interface FilesCall extends Pick<
  Caller,
  'person' | 'tenant' | 'recheckPermission' | 'recheckBeforeCommit'
> {
  /** The application that the path names; 0 where it names none. */
  readonly applicationId: number;
  /** Makes a repeated upload act once; only where the endpoint is idempotent. */
  readonly key: string | undefined;
  /** Does something with each file while it arrives, for as long as the person may; to be called once. */
  readonly eachFile: <T>(take: (file: UploadedFile) => Promise<T>) => Promise<readonly T[]>;
}

/** Serves an endpoint that takes files; a caller without permission is refused before any is read. */
export function filesRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: FilesCall) => Promise<WireReply<E>>,
): void {
  if (endpoint.needs === 'public') throw new Error(`${endpoint.id} is public: nobody uploads unnamed.`);
  const { uploads } = endpoint;
  if (!uploads) throw new Error(`${endpoint.id} takes JSON: serve it with route().`);
  mountSignedIn(
    app,
    deps,
    endpoint,
    async (c, { person, tenant, recheckPermission, recheckBeforeCommit }) => {
      const { params } = await parseRequest(c, { ...endpoint, body: undefined });
      const applicationId = await applicationOf(deps, person, endpoint, params);
      const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
      const answer = await handler({
        person,
        tenant,
        applicationId,
        key,
        recheckPermission,
        recheckBeforeCommit,
        eachFile: async (take) => {
          const taken = await eachFile(incomingBody(c), { ...uploads, recheckPermission }, take);
          await recheckPermission();
          return taken;
        },
      });
      return send(c, replyText(deps, endpoint, answer));
    },
  );
}

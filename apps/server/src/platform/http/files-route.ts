import type { Endpoint, WireReply } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { eachFile, type UploadedFile } from './uploaded-files.ts';
import { incomingBody } from './body.ts';
import type { Caller } from './caller.ts';
import { mountSignedIn } from './mount.ts';
import { replyText } from './reply.ts';
import type { Parts } from './route.ts';
import type { RouteDeps } from './route-deps.ts';

/** A call of a signed-in user with no transaction open, while files arrive or a thread works. */
export interface FilesCall<E = Endpoint>
  extends
    Pick<Caller, 'person' | 'tenant' | 'recheckPermission' | 'recheckBeforeCommit'>,
    Pick<Parts<E>, 'params' | 'query' | 'body'> {
  /** The application in the path; 0 if the path names none. */
  readonly applicationId: number;
  /** Makes a repeated upload act once; only if the endpoint is idempotent. */
  readonly key: string | undefined;
  /** Processes each file while it arrives, as long as the user keeps the permission. Call it once. */
  readonly eachFile: <T>(take: (file: UploadedFile) => Promise<T>) => Promise<readonly T[]>;
}

/**
 * Serves an endpoint that takes files, or whose work opens its own transactions. A caller without permission is rejected
 * before any file is read.
 */
export function filesRoute<E extends Endpoint>(
  app: Hono<AppEnv>,
  deps: RouteDeps,
  endpoint: E,
  handler: (call: FilesCall<E>) => Promise<WireReply<E>>,
): void {
  const { uploads } = endpoint;
  mountSignedIn(app, deps, endpoint, 'filesRoute()', async (step) => {
    const { c, parts, caller, key, recheckBeforeCommit } = step;
    const applicationId = await step.findApplication();
    const each: FilesCall<E>['eachFile'] = async (take) => {
      if (!uploads) throw new Error(`${endpoint.id} takes no files.`);
      const { recheckPermission } = caller;
      const taken = await eachFile(incomingBody(c), { ...uploads, recheckPermission }, take);
      await recheckPermission();
      return taken;
    };
    const call = { ...parts, ...caller, applicationId, key, recheckBeforeCommit, eachFile: each };
    return replyText(deps, endpoint, await handler(call as FilesCall<E>));
  });
}

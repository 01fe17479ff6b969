import type { Endpoint, WireReply } from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { eachFile, type UploadedFile } from './uploaded-files.ts';
import { incomingBody } from './body.ts';
import type { Caller } from './caller.ts';
import { mountSignedIn } from './mount.ts';
import { replyText } from './reply.ts';
import type { FileCall } from './route.ts';
import type { RouteDeps } from './route-deps.ts';

interface FilesFacts extends Pick<Caller, 'recheckBeforeCommit'> {
  /** Makes a repeated upload act once; only if the endpoint is idempotent. */
  readonly key: string | undefined;
  /** Processes each file while it arrives, as long as the user keeps the permission. Call it once. */
  readonly eachFile: <T>(take: (file: UploadedFile) => Promise<T>) => Promise<readonly T[]>;
}

/** A call of a signed-in user with no transaction open, while files arrive or a thread works. */
export type FilesCall<E = Endpoint> = FileCall<E> & FilesFacts;

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
    const each: FilesFacts['eachFile'] = async (take) => {
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

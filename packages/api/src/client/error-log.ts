import { logError, type Endpoint, type Failure } from '../contract/index.ts';
import type { Client } from './create-client.ts';
import { send } from './send.ts';

/**
 * Posts a failed call to the remote error log: the path template and the kind of failure, without bodies, queries and
 * names (OP-241). Off without a configured address; its own failures are not reported.
 */
export function reportFailure(
  client: Client,
  endpoint: Endpoint,
  failure: Failure,
  globalId: string | undefined,
): void {
  if (endpoint.base === 'errorLog' || !globalId || !client.addresses.of('errorLog', client.tenant())) return;
  void send(client, logError, {
    body: {
      message: `${endpoint.id} ${failure.kind}`,
      url: endpoint.path,
      status: failure.kind === 'server' ? failure.status : 0,
      GlobalId: globalId,
    },
  });
}

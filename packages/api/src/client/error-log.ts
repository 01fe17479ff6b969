import { logError, shortTextMaximum, type Base, type Endpoint, type Failure } from '../contract/index.ts';
import { withTenant } from './addresses.ts';
import type { Client } from './create-client.ts';
import { send } from './send.ts';

/**
 * Writes a failure to the console and posts it to the remote error log: names, without bodies, queries and values
 * (OP-241). Off without a configured address; the failures of the log itself are not posted.
 */
export function reportReason(
  client: Client | undefined,
  reason: string,
  globalId: string | undefined,
  { url, status } = { url: '', status: 0 },
): void {
  console.error(reason);
  if (!client?.addresses.of('errorLog', client.tenant())) return;
  const message = reason.slice(0, shortTextMaximum);
  void send(client, logError, { body: { message, url, status, GlobalId: globalId } });
}

/** Reports a failed call. */
export function reportFailure(
  client: Client,
  endpoint: Endpoint,
  failure: Failure,
  globalId: string | undefined,
): void {
  if (endpoint.base === 'errorLog') return;
  const status = failure.kind === 'server' ? failure.status : 0;
  reportReason(client, failureLine(client, endpoint, failure), globalId, { url: endpoint.path, status });
}

/** A failed call in one line. */
function failureLine(client: Client, endpoint: Endpoint, failure: Failure): string {
  if (failure.kind === 'blocked') return `blocked: ${blockedReason(client, endpoint.base)}`;
  const reason = failure.kind === 'drift' ? failure.reason : undefined;
  const status = failure.kind === 'server' ? `status ${failure.status}` : undefined;
  return `${endpoint.id} ${endpoint.path}: ${reason ?? status ?? failure.kind}`;
}

/** Why no request to a base may be sent. */
function blockedReason({ addresses, tenant }: Client, base: Base): string {
  const template = addresses.template(base) ?? '';
  const name = base === 'identity' ? base : tenant();
  if (name === undefined && withTenant(template, '') !== template) return 'the tenant is not known';
  const host = URL.parse(withTenant(template, name ?? ''))?.host;
  return host ? `host ${host} is not in AllowedHosts` : `no address of ${base} is configured`;
}

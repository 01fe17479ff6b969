import {
  logError,
  shortTextMaximum,
  tenantPattern,
  type Base,
  type Endpoint,
  type Failure,
  type RuntimeConfiguration,
} from '../contract/index.ts';
import { withTenant } from './addresses.ts';
import type { Client } from './create-client.ts';
import { send } from './send.ts';

/** Where a failure happened, for the remote error log. */
interface Occurrence {
  /** Path template. */
  readonly url: string;
  readonly status: number;
}

/**
 * Writes a failure to the console and posts it to the remote error log: names, without bodies, queries and values
 * (OP-241). Off without a configured address; the failures of the log itself are not posted.
 */
export function reportReason(
  client: Client,
  reason: string,
  globalId: string | undefined,
  { url, status }: Occurrence = { url: '', status: 0 },
): void {
  console.error(reason);
  if (!client.addresses.of('errorLog', client.tenant())) return;
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
export function failureLine(client: Client, endpoint: Endpoint, failure: Failure | undefined): string {
  if (failure?.kind === 'blocked') return `blocked: ${blockedReason(client, endpoint.base)}`;
  const reason = failure?.kind === 'drift' ? failure.reason : undefined;
  const status = failure?.kind === 'server' ? `status ${failure.status}` : undefined;
  return `${endpoint.id} ${endpoint.path}: ${reason ?? status ?? failure?.kind}`;
}

const settings: Record<Base, keyof RuntimeConfiguration> = {
  api: 'ApiUrl',
  identity: 'ApiUrl',
  errorLog: 'ErrorLogUrl',
  provider: 'Authority',
  verification: 'EntityVerificationUrl',
};

/** Why no request to a base may be sent. */
export function blockedReason({ addresses, tenant }: Client, base: Base, of = tenant() ?? ''): string {
  const template = addresses.template(base);
  if (!template) return `${settings[base]} is missing`;
  const filled = withTenant(template, base === 'identity' ? 'identity' : of);
  if (filled !== template && !tenantPattern.test(of) && base !== 'identity') return 'the tenant is not known';
  const host = URL.parse(filled)?.host;
  return host ? `host ${host} is not in AllowedHosts` : `${settings[base]} is no address`;
}

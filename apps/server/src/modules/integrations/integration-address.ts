import type { Config } from '../../config/config.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { integrationKey, secretOf } from '../../platform/outbound/webhook.ts';

/** The path of the demo's own receiver of notices. */
export const receiverPath = '/dev/integration';

/** The URL and the key of an integration; undefined if it is not configured. */
export function integrationTarget(
  config: Pick<Config, 'demo' | 'integrationSecret' | 'port'>,
  tenant: Tenant,
  name: string,
): { readonly url: URL; readonly key: Buffer } | undefined {
  const secret = secretOf(config);
  const address =
    tenant.settings.IntegrationUrls?.[name] ??
    (config.demo
      ? `http://127.0.0.1:${config.port}${receiverPath}/${tenant.id}/${encodeURIComponent(name)}`
      : undefined);
  const url = address === undefined ? null : URL.parse(address);
  return url && secret !== undefined ? { url, key: integrationKey(secret, tenant.id, name) } : undefined;
}

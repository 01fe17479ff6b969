import { basePaths, tenantPattern, type Base, type RuntimeConfiguration } from '../contract/index.ts';

const placeholder = '{TenantName}';
/** A configured address with the name of the tenant. */
export const withTenant = (address: string, tenant: string): string =>
  address.replaceAll(placeholder, tenant);

/** Replaces the tenant while it is not known (OP-028). */
const identityTenant = 'identity';

export interface Addresses {
  /** The address of a base as configured. */
  template(base: Base): string | null | undefined;
  /** The address of a base for a tenant; undefined if no request may be sent. */
  of(base: Base, tenant: string | undefined): URL | undefined;
  /** Whether all addresses of the tenant are on allowed hosts (OP-253). */
  accepts(tenant: string): boolean;
  /** Whether a header may be sent that needs the permission of another origin. */
  permitsHeader(address: URL, name: string): boolean;
  /** Whether a request to this address is allowed. */
  allows(address: URL): boolean;
}

/** Resolves the configured addresses. A host that is not allowed never receives a request. */
export function createAddresses(configuration: RuntimeConfiguration, origin: string): Addresses {
  const hosts = new Set([new URL(origin).host, ...configuration.AllowedHosts]);
  const templates: Record<Base, string | null | undefined> = {
    api: configuration.ApiUrl,
    identity: configuration.ApiUrl,
    errorLog: configuration.ErrorLogUrl,
    provider: configuration.Authority,
    verification: (configuration.EntityVerificationUrl ?? '').replace(/\/$/, '') + basePaths.verification,
  };

  const headers = new Set(configuration.AllowedHeaders?.map((name) => name.toLowerCase()));
  const permitsHeader = (address: URL, name: string) =>
    address.origin === new URL(origin).origin || headers.has(name);

  const allows = (address: URL) =>
    (address.protocol === 'https:' || address.protocol === 'http:') &&
    !address.username &&
    !address.password &&
    hosts.has(address.host);

  function resolve(template: string, tenant: string | undefined): URL | undefined {
    if (template.includes(placeholder) && (!tenant || !tenantPattern.test(tenant))) return undefined;
    const filled = withTenant(template, tenant ?? '');
    const address = URL.parse(filled.endsWith('/') ? filled : `${filled}/`, origin);
    return address && allows(address) ? address : undefined;
  }

  return {
    allows,
    permitsHeader,
    template: (base) => templates[base],
    of(base, tenant) {
      const template = templates[base];
      return template ? resolve(template, base === 'identity' ? identityTenant : tenant) : undefined;
    },
    accepts(tenant) {
      if (!tenantPattern.test(tenant)) return false;
      return [configuration.ApiUrl, configuration.EntityVerificationUrl].every(
        (template) => !template || resolve(template, tenant) !== undefined,
      );
    },
  };
}

import type { Config } from '../../../config/config.ts';
import { bundledRegistry } from './bundled-registry.ts';
import type { CompanyRegistry } from './company-registry.ts';
import { httpRegistry } from './http-registry.ts';

/** The configured registry; the bundled one is used only with demo data. */
export function companyRegistryOf({
  registryUrl: url,
  registryToken: token,
  demo,
}: Pick<Config, 'registryUrl' | 'registryToken' | 'demo'>): CompanyRegistry | undefined {
  if (url !== undefined && token !== undefined) return httpRegistry({ url, token });
  return demo ? bundledRegistry() : undefined;
}

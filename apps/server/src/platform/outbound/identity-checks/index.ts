import type { Config } from '../../../config/config.ts';
import { bundledProvider } from './bundled-provider.ts';
import { httpProvider } from './http-provider.ts';
import type { IdentityProvider } from './provider.ts';

/** The provider of this configuration; the bundled one stands in only while there are demo data. */
export function identityProviderOf({
  identityUrl: url,
  identityToken: token,
  demo,
}: Pick<Config, 'identityUrl' | 'identityToken' | 'demo'>): IdentityProvider | undefined {
  if (url !== undefined && token !== undefined) return httpProvider({ url, token });
  return demo ? bundledProvider() : undefined;
}

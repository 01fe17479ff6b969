import type { Config } from '../../../config/config.ts';
import { bundledProvider } from './bundled-provider.ts';
import { httpProvider } from './http-provider.ts';
import type { IdentityProvider } from './provider.ts';

/** The configured provider; the bundled one is used only with demo data. */
export function identityProviderOf({
  identityUrl: url,
  identityToken: token,
  demo,
}: Pick<Config, 'identityUrl' | 'identityToken' | 'demo'>): IdentityProvider | undefined {
  if (url !== undefined && token !== undefined) return httpProvider({ url, token });
  return demo ? bundledProvider() : undefined;
}

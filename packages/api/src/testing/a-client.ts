import { createClient, type Client, type ClientOptions } from '../client/index.ts';
import type { RuntimeConfiguration } from '../contract/index.ts';

export const origin = 'https://harbour.portal.example';

/** The configuration of one tenant, with the API on the portal's origin by default. */
export const aConfiguration = (change: Partial<RuntimeConfiguration> = {}): RuntimeConfiguration => ({
  ApiUrl: '/api',
  Authority: '/oidc',
  ClientId: 'portal',
  AllowedHosts: [],
  ...change,
});

/** A client of a signed-in user. */
export function aClient({
  configuration,
  ...options
}: Partial<Omit<ClientOptions, 'configuration'>> & {
  configuration?: Partial<RuntimeConfiguration>;
} = {}): Client {
  return createClient({
    configuration: aConfiguration(configuration),
    origin,
    tenant: () => 'harbour',
    session: {
      authorise: (headers) => headers.set('authorization', 'Bearer token-of-fiona'),
      unauthorised: () => undefined,
    },
    ...options,
  });
}

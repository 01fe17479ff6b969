import ky, { type KyInstance } from 'ky';
import type { Endpoint, Failure, RuntimeConfiguration } from '../contract/index.ts';
import { createAddresses, type Addresses } from './addresses.ts';
import { featureSwitches, type FeatureSwitches } from './feature-switches.ts';
import type { AuthSession } from './auth-session.ts';
import { createRequestKeys, type RequestKeys } from './request-keys.ts';

/** Longest delay in milliseconds that a server can demand before a retry. */
const retryAfterMaximum = 60_000;

export interface ClientOptions {
  readonly configuration: RuntimeConfiguration;
  /** Origin of the portal; base of relative addresses. */
  readonly origin: string;
  readonly session: Pick<AuthSession, 'authorise' | 'onAnswer' | 'unauthorised' | 'forbidden'>;
  /** Returns the stored tenant; called for each request. */
  readonly tenant: () => string | undefined;
  /** Called for each failed call, except error responses and aborted calls; must not throw. */
  readonly onFailure?: (endpoint: Endpoint, failure: Failure) => void;
}

export interface Client extends Required<Omit<ClientOptions, 'configuration' | 'origin'>> {
  readonly http: KyInstance;
  readonly addresses: Addresses;
  readonly keys: RequestKeys;
  readonly features: FeatureSwitches;
}

/** Creates a client. Only this function configures the HTTP library. */
export function createClient(options: ClientOptions): Client {
  return {
    session: options.session,
    tenant: options.tenant,
    onFailure: options.onFailure ?? (() => undefined),
    addresses: createAddresses(options.configuration, options.origin),
    keys: createRequestKeys(),
    features: featureSwitches(options.configuration.Features),
    http: ky.create({
      redirect: 'error',
      credentials: 'same-origin',
      retry: {
        limit: 1,
        methods: ['get'],
        statusCodes: [429, 502, 503, 504],
        afterStatusCodes: [429, 503],
        maxRetryAfter: retryAfterMaximum,
      },
    }),
  };
}

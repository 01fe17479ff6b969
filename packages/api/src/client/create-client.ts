import ky, { type KyInstance } from 'ky';
import type { Endpoint, Failure, RuntimeConfiguration } from '../contract/index.ts';
import { createAddresses, type Addresses } from './addresses.ts';
import type { AuthSession } from './auth-session.ts';
import { createRequestKeys, type RequestKeys } from './request-keys.ts';

/** Milliseconds until an attempt is given up. */
const attemptTimeout = 20_000;
/** A server that asks for longer is asked again after this many milliseconds. */
const retryAfterMaximum = 60_000;

export interface ClientOptions {
  readonly configuration: RuntimeConfiguration;
  /** Origin of the portal; relative addresses belong to it. */
  readonly origin: string;
  readonly session: Pick<AuthSession, 'authorise' | 'heard' | 'unauthorised' | 'forbidden'>;
  /** The stored tenant, read at each call. */
  readonly tenant: () => string | undefined;
  /** Told of every failed call but refusals and those given up; must not throw. */
  readonly onFailure?: (endpoint: Endpoint, failure: Failure) => void;
}

export interface Client extends Required<Omit<ClientOptions, 'configuration' | 'origin'>> {
  readonly http: KyInstance;
  readonly addresses: Addresses;
  readonly keys: RequestKeys;
}

/** The one place where the HTTP library is set up. */
export function createClient(options: ClientOptions): Client {
  return {
    session: options.session,
    tenant: options.tenant,
    onFailure: options.onFailure ?? (() => undefined),
    addresses: createAddresses(options.configuration, options.origin),
    keys: createRequestKeys(),
    http: ky.create({
      timeout: attemptTimeout,
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

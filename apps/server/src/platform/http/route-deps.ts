import type { Hono } from 'hono';
import type { Config } from '../../config/config.ts';
import type { Database, Trx } from '../db/connect.ts';
import type { IdentityProvider } from '../outbound/identity-checks/provider.ts';
import type { Log } from '../observability/log.ts';
import type { SmsGateway } from '../outbound/sms-gateway.ts';
import type { CompanyRegistry } from '../outbound/registry/company-registry.ts';
import type { CacheStatistics, TenantDirectory, TenantImages } from '../tenant.ts';
import type { AppEnv } from './app-env.ts';
import type { Identity } from './identity.ts';
import type { Person } from './person.ts';

/** The dependencies of routes. */
export interface RouteDeps {
  readonly db: Database;
  readonly tenants: TenantDirectory;
  readonly images: TenantImages;
  readonly identity: Pick<Identity, 'accept' | 'verify' | 'claimsIn' | 'forget'>;
  readonly config: Config;
  readonly log: Log;
  /** Undefined if no provider is configured. */
  readonly identityProvider: IdentityProvider | undefined;
  /** Undefined if no registry is configured. */
  readonly companyRegistry: CompanyRegistry | undefined;
  readonly smsGateway: SmsGateway;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** Validates every reply against the contract; on in tests. */
  readonly checkReplies: boolean;
  /** The number of an application that the person can see; undefined for any other reference. */
  readonly findVisible: (trx: Trx, person: Person, ref: string) => Promise<number | undefined>;
  /** Statistics of the in-memory caches of this process; each cache adds its own. */
  readonly caches: (() => CacheStatistics)[];
}

/** Mounts the routes of a module. */
export type Routes = (app: Hono<AppEnv>, deps: RouteDeps) => void;

import type { Config } from '../../config/config.ts';
import type { Database, Trx } from '../db/connect.ts';
import type { IdentityProvider } from '../outbound/identity-checks/provider.ts';
import type { Log } from '../observability/log.ts';
import type { SmsGateway } from '../outbound/sms-gateway.ts';
import type { CompanyRegistry } from '../outbound/registry/company-registry.ts';
import type { CacheStatistics, TenantDirectory } from '../tenant.ts';
import type { Identity } from './identity.ts';
import type { Person } from './person.ts';

/** What routes are built on. */
export interface RouteDeps {
  readonly db: Database;
  readonly tenants: TenantDirectory;
  readonly identity: Pick<Identity, 'accept' | 'verify' | 'claimsIn' | 'forget'>;
  readonly config: Config;
  readonly log: Log;
  /** Whoever checks identities; undefined where nobody does. */
  readonly identityProvider: IdentityProvider | undefined;
  /** Whoever knows the companies; undefined where nobody does. */
  readonly companyRegistry: CompanyRegistry | undefined;
  readonly smsGateway: SmsGateway;
  /** Default the clock of the machine. */
  readonly now?: () => number;
  /** Parses every answer against the contract before it leaves; on in tests. */
  readonly checkReplies: boolean;
  /** The number of an application that the person may see; undefined for everything else. */
  readonly findVisible: (trx: Trx, person: Person, ref: string) => Promise<number | undefined>;
  /** Figures of everything that this process keeps in memory; whoever keeps something adds its own. */
  readonly caches: (() => CacheStatistics)[];
}

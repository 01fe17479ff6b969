import type { Config } from '../../config/config.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { Tenant, TenantDirectory } from '../../platform/tenant.ts';
import type { DemoAccounts } from './demo-choice.ts';
import type { IssuerKeys } from '../tokens/issuer-keys.ts';

export interface SiteDeps {
  readonly db: Database;
  readonly tenants: TenantDirectory;
  readonly config: Config;
  readonly log: Log;
  /** What the sign-in page offers while there are demo data; default nothing. */
  readonly demoAccounts?: DemoAccounts | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface SiteFacts {
  readonly tenant: Tenant;
  readonly origin: string;
  readonly issuer: string;
  /** The audience of its tokens: the API of the same host. */
  readonly audience: string;
  readonly keys: IssuerKeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

import type { Tenant } from '../../platform/tenant.ts';

export interface DemoAccount {
  readonly name: string;
  /** What the account demonstrates. */
  readonly note: string;
  readonly email: string;
}

/** The accounts that the sign-in page offers to fill in. */
export interface DemoChoice {
  readonly accounts: readonly DemoAccount[];
  /** The password of every demo account. */
  readonly password: string;
}

/** The demo accounts of a tenant; undefined if it has none. */
export type DemoAccounts = (tenant: Pick<Tenant, 'id'>) => Promise<DemoChoice | undefined>;

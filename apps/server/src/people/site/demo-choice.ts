import type { Tenant } from '../../platform/tenant.ts';

export interface DemoAccount {
  readonly name: string;
  /** What the account is there to show. */
  readonly note: string;
  readonly email: string;
}

/** What the sign-in page offers to fill its form with. */
export interface DemoChoice {
  readonly accounts: readonly DemoAccount[];
  /** Of every demo account. */
  readonly password: string;
}

/** The demo accounts of a tenant; undefined where it has none. */
export type DemoAccounts = (tenant: Pick<Tenant, 'id'>) => Promise<DemoChoice | undefined>;

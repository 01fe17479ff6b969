import type { Database } from '../db/connect.ts';
import { demoPassword, personas } from '../db/demo/demo-users.ts';
import type { Tenant } from '../tenants.ts';
import { mayEnter } from './people.ts';

export interface DemoAccount {
  readonly name: string;
  /** What the account is there to show. */
  readonly note: string;
  readonly email: string;
}

export interface DemoChoice {
  readonly accounts: readonly DemoAccount[];
  /** Of every demo account. */
  readonly password: string;
}

/** The personas that exist in the tenant and can use the form. */
export async function demoChoice(db: Database, tenant: Pick<Tenant, 'id'>): Promise<DemoChoice> {
  const noteOf = new Map(personas.map((persona) => [`G-${persona.id}`, persona.note]));
  const users = await db.inTenant(tenant.id, (trx) =>
    trx
      .selectFrom('portal_user')
      .select(['global_id', 'display_name', 'email', 'status', 'federated_only'])
      .where('global_id', 'in', [...noteOf.keys()])
      .execute(),
  );
  const byId = new Map(users.map((user) => [user.global_id, user]));
  const accounts = [...noteOf].flatMap(([id, note]) => {
    const user = byId.get(id);
    return user && mayEnter(user) && !user.federated_only
      ? [{ name: user.display_name, note, email: user.email }]
      : [];
  });
  return { accounts, password: demoPassword };
}

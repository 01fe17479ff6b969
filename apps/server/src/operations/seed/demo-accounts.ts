import type { Database } from '../../platform/db/connect.ts';
import type { DemoAccounts } from '../../people/site/demo-choice.ts';
import { isActiveUser } from '../../people/directory/user.store.ts';
import { demoPassword, personas } from './demo-users.ts';

/** The seeded personas of a tenant that can use the sign-in form; none in a tenant without demo data. */
export function demoAccounts(db: Database): DemoAccounts {
  const noteOf = new Map(personas.map((persona) => [`G-${persona.id}`, persona.note]));
  return async (tenant) => {
    const users = await db.inTenant(tenant.id, (trx) =>
      trx
        .selectFrom('portal_user')
        .select(['global_id', 'display_name', 'email', 'status', 'federated_only'])
        .where('global_id', 'in', [...noteOf.keys()])
        .where('seeded', '=', true)
        .execute(),
    );
    const byId = new Map(users.map((user) => [user.global_id, user]));
    const accounts = [...noteOf].flatMap(([id, note]) => {
      const user = byId.get(id);
      return user && isActiveUser(user) && !user.federated_only
        ? [{ name: user.display_name, note, email: user.email }]
        : [];
    });
    return accounts.length > 0 ? { accounts, password: demoPassword } : undefined;
  };
}

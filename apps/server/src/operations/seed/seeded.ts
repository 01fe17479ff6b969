import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { StartError } from '../../config/start-error.ts';
import { forgetIssuers, removeTenant } from '../../tenants/change-tenant.ts';

/** Seeded users have a published password, so without demo data no server serves a database that contains them. */
export async function rejectDemoPeople(db: Database): Promise<void> {
  const counts = await inEachTenant(db, (trx) => peopleIn(trx, true));
  const people = counts.reduce((sum, { result }) => sum + result, 0);
  if (people > 0)
    throw new StartError(
      `The database holds ${people} demo people, whose password is published; remove them with pnpm demo:remove, or set PORTAL_DEMO=1.`,
    );
}

/** Names of the tenants that were created by operators, not by seeding. */
export async function tenantsOfPeople(db: Database): Promise<readonly string[]> {
  const tenants = await inEachTenant(db, isSeeded);
  return tenants.filter(({ result }) => !result).map(({ tenant }) => tenant);
}

export interface RemovedDemo {
  readonly people: number;
  /** Tenants that were removed with all of their data. */
  readonly tenants: readonly string[];
  /** Seeded tenants that remain without their seeded users, because they have other users. */
  readonly kept: readonly string[];
}

/** Removes the seeded users, and each seeded tenant without other users. */
export async function removeDemo(db: Database): Promise<RemovedDemo> {
  const removed = await inEachTenant(db, async (trx) => {
    const seeded = await isSeeded(trx);
    const others = await peopleIn(trx, false);
    const { numDeletedRows } = await trx
      .deleteFrom('portal_user')
      .where('seeded', '=', true)
      .executeTakeFirst();
    const goes = seeded && others === 0;
    if (goes) await removeTenant(trx);
    // From now on the tenant belongs to these users, and no reset may empty it.
    else await trx.updateTable('tenant').set({ seeded: false }).execute();
    return { people: Number(numDeletedRows), goes, stays: seeded && !goes };
  });
  const removedTenants = removed.filter(({ result }) => result.goes);
  await db.system((trx) =>
    forgetIssuers(
      trx,
      removedTenants.flatMap(({ hosts }) => hosts),
    ),
  );
  return {
    people: removed.reduce((sum, { result }) => sum + result.people, 0),
    tenants: removedTenants.map(({ tenant }) => tenant),
    kept: removed.filter(({ result }) => result.stays).map(({ tenant }) => tenant),
  };
}

/** Runs the work in each tenant, one after another; each transaction sees only the rows of its tenant. */
async function inEachTenant<T>(db: Database, work: (trx: Trx) => Promise<T>) {
  const rows = await db.system((trx) =>
    trx.selectFrom('tenant_host').selectAll().orderBy('tenant_id').execute(),
  );
  const results: { readonly tenant: string; readonly hosts: readonly string[]; readonly result: T }[] = [];
  for (const [tenant, hosts] of Map.groupBy(rows, (row) => row.tenant_id))
    results.push({ tenant, hosts: hosts.map(({ host }) => host), result: await db.inTenant(tenant, work) });
  return results;
}

async function isSeeded(trx: Trx): Promise<boolean> {
  const tenant = await trx.selectFrom('tenant').select('seeded').executeTakeFirst();
  return tenant?.seeded ?? false;
}

async function peopleIn(trx: Trx, seeded: boolean): Promise<number> {
  const { people } = await trx
    .selectFrom('portal_user')
    .select(sql<number>`count(*)::integer`.as('people'))
    .where('seeded', '=', seeded)
    .executeTakeFirstOrThrow();
  return people;
}

import { sql } from 'kysely';
import type { Database, Trx } from '../platform/db/connect.ts';
import { StartError } from '../config/start-error.ts';
import { hostPattern } from './host-pattern.ts';
import { defaultSettings } from './tenant-defaults.ts';
import { readSetting } from './tenant-settings.ts';

/** Every tenant as operators see it. */
export async function listTenants(db: Database) {
  const rows = await db.system((trx) =>
    trx.selectFrom('tenant_host').selectAll().orderBy('tenant_id').orderBy('host').execute(),
  );
  const lines = [];
  for (const [id, hosts] of Map.groupBy(rows, (row) => row.tenant_id)) {
    const facts = await db.inTenant(id, (trx) =>
      trx
        .selectFrom('tenant')
        .select(['display_name', 'disabled_at'])
        .select(sql<number>`(select count(*)::integer from portal_user)`.as('people'))
        .executeTakeFirst(),
    );
    if (!facts) continue;
    const { display_name: displayName, disabled_at, people } = facts;
    lines.push({
      id,
      displayName,
      hosts: hosts.map(({ host }) => host),
      people,
      disabled: disabled_at !== null,
    });
  }
  return lines;
}

/** Runs the work in an existing tenant. */
export async function inKnownTenant<T>(db: Database, id: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.inTenant(id, async (trx) => {
    const found = await trx.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw new StartError(`There is no tenant ${id}.`);
    return work(trx);
  });
}

/** Throws if there is no such tenant. */
export const requireTenant = (db: Database, id: string): Promise<void> =>
  inKnownTenant(db, id, () => Promise.resolve());

export const renameTenant = (db: Database, id: string, displayName: string): Promise<void> =>
  inKnownTenant(db, id, async (trx) => {
    if (displayName.trim() === '' || displayName.length > 100)
      throw new StartError('A name has one to a hundred signs.');
    await trx.updateTable('tenant').set({ display_name: displayName.trim() }).execute();
  });

/** Adds a host to the tenant. */
export async function addHost(db: Database, id: string, given: string): Promise<void> {
  const host = given.toLowerCase();
  if (!hostPattern.test(host)) throw new StartError(`${given} is not a host name.`);
  await requireTenant(db, id);
  await db.system(async (trx) => {
    const taken = await trx
      .selectFrom('tenant_host')
      .select('tenant_id')
      .where('host', '=', host)
      .executeTakeFirst();
    if (taken) throw new StartError(`${host} is a host of ${taken.tenant_id} already.`);
    await trx.insertInto('tenant_host').values({ host, tenant_id: id }).execute();
  });
}

/** Removes a host from the tenant; its users have to sign in again at another one. */
export const removeHost = (db: Database, id: string, given: string): Promise<void> =>
  db.system(async (trx) => {
    const host = given.toLowerCase();
    const hosts = await trx
      .selectFrom('tenant_host')
      .select('host')
      .where('tenant_id', '=', id)
      .forUpdate()
      .execute();
    if (!hosts.some((each) => each.host === host)) throw new StartError(`${host} is not a host of ${id}.`);
    if (hosts.length === 1)
      throw new StartError(
        `${host} is the only host of ${id}: add another one first, or disable the tenant.`,
      );
    await forgetIssuers(trx, [host]);
    await trx.deleteFrom('tenant_host').where('host', '=', host).execute();
  });

/** Deletes the identity provider's keys, sessions and grants for hosts. An issuer is an origin. */
export async function forgetIssuers(trx: Trx, hosts: readonly string[]): Promise<void> {
  const ofHosts = sql<boolean>`split_part(split_part(issuer, '/', 3), ':', 1) = any (${hosts}::text[])`;
  for (const table of ['oidc_record', 'identity_issuer', 'identity_signing_key'] as const)
    await trx.deleteFrom(table).where(ofHosts).execute();
}

/** Changes one setting, as parsed by `readSetting`. */
export const setSetting = (db: Database, id: string, name: string, given: string): Promise<void> => {
  const change = readSetting(name, given, defaultSettings);
  return inKnownTenant(db, id, async (trx) => {
    await trx
      .updateTable('tenant')
      .set('column' in change ? { [change.column]: change.value } : { settings: settingsWith(change) })
      .execute();
  });
};

const settingsWith = ({ setting, value }: { readonly setting: string; readonly value: unknown }) =>
  value === undefined
    ? sql<string>`settings - ${setting}::text`
    : sql<string>`settings || ${JSON.stringify({ [setting]: value })}::jsonb`;

/** Rejects sign-ins and ends all sessions, within five seconds in every process. */
export const disableTenant = (db: Database, id: string): Promise<void> =>
  inKnownTenant(db, id, async (trx) => {
    await sql`update tenant set disabled_at = coalesce(disabled_at, now())`.execute(trx);
    await sql`update portal_user set epoch = epoch + 1`.execute(trx);
  });

export const enableTenant = (db: Database, id: string): Promise<void> =>
  inKnownTenant(db, id, async (trx) => {
    await trx.updateTable('tenant').set({ disabled_at: null }).execute();
  });

/** Deletes the tenant with all of its data. */
export async function deleteTenant(db: Database, id: string): Promise<void> {
  await requireTenant(db, id);
  await db.system(async (trx) => {
    const hosts = await trx.selectFrom('tenant_host').select('host').where('tenant_id', '=', id).execute();
    await forgetIssuers(
      trx,
      hosts.map(({ host }) => host),
    );
  });
  await db.inTenant(id, removeTenant);
}

/** Deletes all data of the transaction's tenant. */
export async function removeTenant(trx: Trx): Promise<void> {
  // Before the tenant: deleting applications updates the tenant's totals, whose rows remain.
  await trx.deleteFrom('application').execute();
  await trx.deleteFrom('application_total').execute();
  await trx.deleteFrom('tenant').execute();
}

import type { Trx } from '../../platform/db/connect.ts';

/**
 * The tenant's limit, locked against other writers of labels until the transaction ends: two that come at once are
 * counted one after the other. Rows that name the tenant can be stored meanwhile.
 */
export async function lockLabelLimit(trx: Trx, tenant: string): Promise<number> {
  const { settings } = await trx
    .selectFrom('tenant')
    .select('settings')
    .where('id', '=', tenant)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return settings.MaximumLabelLimit;
}

/** Names of the tenant's labels. */
export async function labels(trx: Trx): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('list_option')
    .select('value')
    .where('kind', '=', 'label')
    .orderBy('position')
    .execute();
  return rows.map((row) => row.value);
}

/** Adds a label behind the others. */
export async function storeLabel(trx: Trx, tenant: string, name: string): Promise<void> {
  await trx
    .insertInto('list_option')
    .values((is) => ({
      tenant_id: tenant,
      kind: 'label',
      position: is
        .selectFrom('list_option')
        .where('kind', '=', 'label')
        .select((all) => all.fn.coalesce(is(all.fn.max('position'), '+', 1), is.lit(0)).as('next')),
      name,
      value: name,
    }))
    .execute();
}

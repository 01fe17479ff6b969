import type { Trx } from '../../platform/db/connect.ts';

/**
 * The tenant's limit, locked against other writers of labels until the transaction ends, so that concurrent ones are
 * counted in sequence. Rows that reference the tenant can still be stored.
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

export async function labels(trx: Trx): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('list_option')
    .select('value')
    .where('kind', '=', 'label')
    .orderBy('position')
    .execute();
  return rows.map((row) => row.value);
}

/** Adds a label at the end. */
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

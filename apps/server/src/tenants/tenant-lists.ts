import { everyClaim, type Claim } from '@portal/api/contract';
import * as v from 'valibot';
import type { Database, Trx } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import { StartError } from '../config/start-error.ts';
import { inKnownTenant } from './change-tenant.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'letters, digits, _ and - are expected'));
const name = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '' && text.length <= 100, 'a text of 1 to 100 characters is expected'),
);
const unique = <T>(keyOf: (entry: T) => string) =>
  v.check<T[], string>(
    (entries) => new Set(entries.map(keyOf)).size === entries.length,
    'each name may occur once',
  );

const roles = v.pipe(
  v.array(
    v.strictObject({
      Id: id,
      Name: name,
      Permissions: v.array(v.picklist(everyClaim, ({ received }) => `there is no permission ${received}`)),
    }),
  ),
  v.minLength(1, 'at least one role is expected'),
  unique((role) => role.Id),
  unique((role) => role.Name),
);
const items = v.pipe(
  v.array(v.strictObject({ Name: id, DisplayName: name, ForComplete: v.boolean() })),
  unique((item) => item.Name),
);

export type RoleEntry = v.InferOutput<typeof roles>[number];
export type ItemEntry = v.InferOutput<typeof items>[number];

function parsed<T>(what: string, schema: v.GenericSchema<unknown, T>, given: unknown): T {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const at = v.getDotPath(issue);
  throw new StartError(
    `These are no ${what}: ${at === null ? '' : `${at}: `}${issue.message}. Nothing was changed.`,
  );
}

export async function rolesOf(trx: Trx): Promise<readonly RoleEntry[]> {
  const rows = await trx.selectFrom('tenant_role').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({ Id: row.id, Name: row.name, Permissions: row.permissions as Claim[] }));
}

/** Replaces the roles for invitations; existing users keep theirs. */
export async function setRoles(db: Database, tenant: string, given: unknown): Promise<void> {
  const wanted = parsed('roles', roles, given);
  await inKnownTenant(db, tenant, async (trx) => {
    await trx.deleteFrom('tenant_role').execute();
    await insertRows(
      trx,
      'tenant_role',
      wanted.map(({ Id, Name, Permissions }, position) => ({
        tenant_id: tenant,
        id: Id,
        position,
        name: Name,
        permissions: Permissions,
      })),
    );
  });
}

export type ItemKind = 'report' | 'integration';

export const itemsOf = (trx: Trx, kind: ItemKind): Promise<readonly ItemEntry[]> =>
  trx
    .selectFrom('application_item')
    .select(['name as Name', 'display_name as DisplayName', 'for_complete as ForComplete'])
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();

/** Replaces the reports, or the integrations, that the tenant offers for applications. */
export async function setItems(db: Database, tenant: string, kind: ItemKind, given: unknown): Promise<void> {
  const wanted = parsed(`${kind}s`, items, given);
  await inKnownTenant(db, tenant, async (trx) => {
    await trx.deleteFrom('application_item').where('kind', '=', kind).execute();
    await insertRows(
      trx,
      'application_item',
      wanted.map(({ Name, DisplayName, ForComplete }, position) => ({
        tenant_id: tenant,
        kind,
        position,
        name: Name,
        display_name: DisplayName,
        for_complete: ForComplete,
      })),
    );
  });
}

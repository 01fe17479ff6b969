import { sql } from 'kysely';
import type { Trx } from './connect.ts';

/** Statements go one by one: the extended protocol takes no more at a time. */
export async function run(trx: Trx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

/** Holds a table with a `tenant_id` to the tenant that its transaction names; even its owner sees and writes no other row. */
export const holdToTenant = (table: string, column = 'tenant_id'): readonly string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy one_tenant on ${table} using (${column} = current_setting('portal.tenant', true))
   with check (${column} = current_setting('portal.tenant', true))`,
];

/** The same for a table that the application's role reads and writes. */
export const enableRowLevelSecurity = (table: string, column = 'tenant_id'): readonly string[] => [
  ...holdToTenant(table, column),
  `grant select, insert, update, delete on ${table} to portal_app`,
];

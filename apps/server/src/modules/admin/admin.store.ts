import type { NamedPerson } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { namedPerson } from '../../platform/history/named-person.ts';
import { viewSettings } from '../../tenants/view-settings.store.ts';
import type { Choice } from './version-entries.ts';
import { seconds } from '../../platform/unix-seconds.ts';

/** Which of the two tables. */
export type Kind = Schema['view_setting']['kind'];

export interface Setting extends Choice {
  readonly description: string;
}

/** The newest version of a table, as the contract names it. */
interface NewestVersion {
  readonly Version: number;
  readonly SavedAt: number;
  readonly SavedBy: NamedPerson | null;
}

/** Every entry of a table, shown or hidden, in the tenant's order, with the newest version, in one snapshot. */
export async function readTable(trx: Trx, kind: Kind) {
  // Only the first row has the version. A join would read, send and parse it once per entry.
  const { rows } = await sql<Setting & { readonly newest: NewestVersion | null }>`
    select name, description, viewable,
      case when row_number() over (order by position) = 1 then (
        select json_build_object('Version', number, 'SavedAt', ${seconds('saved_at')},
          'SavedBy', ${namedPerson('saver', 'saved_by')})
        from view_setting_version as version
          left join portal_user as saver on saver.tenant_id = version.tenant_id and saver.global_id = saved_by
        where kind = ${kind} order by number desc limit 1) end as newest
    from view_setting where kind = ${kind} order by position`.execute(trx);
  return { settings: rows, newest: rows.find(({ newest }) => newest !== null)?.newest ?? {} };
}

/** Every entry of a table in the tenant's order, locked against other writers until the transaction ends. */
export const lockSettings = (trx: Trx, kind: Kind): Promise<Setting[]> =>
  viewSettings(trx, kind).select(['name', 'description', 'viewable']).forUpdate().execute();

/** Shows exactly the named entries and hides all others. */
export async function storeShown(trx: Trx, kind: Kind, shown: readonly string[]): Promise<void> {
  await sql`update view_setting set viewable = name = any(${[...shown]}::text[])
    where kind = ${kind} and viewable <> (name = any(${[...shown]}::text[]))`.execute(trx);
}

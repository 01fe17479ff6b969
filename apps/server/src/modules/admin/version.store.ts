import type { NamedPerson } from '@portal/api/contract';
import { sql, type Insertable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { onlyRow } from '../../platform/db/only-row.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { namedPerson } from '../../platform/history/named-person.ts';
import { limitTo, type PageRequest } from '../../platform/listing/table-query.ts';
import type { FoundVersions } from '../../platform/listing/version-page.ts';
import type { Kind } from './admin.store.ts';
import type { Entries } from './version-entries.ts';
import { seconds } from '../../platform/unix-seconds.ts';

type Stored = Schema['view_setting_version'];

export interface Version extends Entries, Pick<Stored, 'number' | 'origin' | 'restored_from'> {
  /** Unix seconds. */
  readonly savedAt: number;
  readonly savedBy: NamedPerson | null;
}

/** The number of the newest version. Read it under the lock of the entries. */
export async function newestNumber(trx: Trx, kind: Kind): Promise<number | undefined> {
  const newest = await trx
    .selectFrom('view_setting_version')
    .select('number')
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.number;
}

export async function findVersion(trx: Trx, kind: Kind, number: number): Promise<Entries | undefined> {
  return trx
    .selectFrom('view_setting_version')
    .select(['known', 'shown'])
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function versionsOf(trx: Trx, kind: Kind, page: PageRequest): Promise<FoundVersions<Version>> {
  const { rows } = await sql<Version>`
    select number, origin, restored_from, known, shown, ${seconds('saved_at')} as "savedAt",
      ${namedPerson('saver', 'saved_by')} as "savedBy"
    from view_setting_version as version
      left join portal_user as saver on saver.tenant_id = version.tenant_id and saver.global_id = saved_by
    where kind = ${kind} order by number desc ${limitTo(page, 1)}`.execute(trx);
  const counted = sql<{ total: number }>`
    select count(*)::int as total from view_setting_version where kind = ${kind}`;
  return { versions: rows, ...(await onlyRow(trx, counted)) };
}

export async function storeVersion(trx: Trx, version: Insertable<Stored>): Promise<void> {
  await trx.insertInto('view_setting_version').values(version).execute();
}

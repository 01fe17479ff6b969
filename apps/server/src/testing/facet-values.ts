import { applicationFilters, facetNames, type FilterName, type ListQuery } from '@portal/api/contract';
import { sql } from 'kysely';
import { rowFields } from '../modules/applications/application-list.row.ts';
import type { Trx } from '../platform/db/connect.ts';

/** Filters by the most common value of each facet. */
export const commonFacets: readonly (readonly [FilterName, (trx: Trx) => Promise<Partial<ListQuery>>])[] =
  facetNames.map((name) => [
    name,
    async (trx) => {
      const column = sql.ref(rowFields[applicationFilters[name].field]);
      const { rows } = await sql<{ value: string }>`select ${column} as value from application
        where status <> 'Cancelled' and ${column} is not null
        group by 1 order by count(*) desc, 1 limit 1`.execute(trx);
      return { [name]: rows.map(({ value }) => value) };
    },
  ]);

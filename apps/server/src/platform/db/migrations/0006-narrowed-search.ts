import type { Migration } from './migration.ts';
import { run } from '../tenant-table.ts';
import { found, typeOf } from './0003-list-speed.ts';

/** A search goes through the index by the part of its pattern that narrows it most; what it finds has the whole. */
export const narrowedSearch: Migration = {
  name: '0006-narrowed-search',
  up: (trx) =>
    run(trx, [
      `drop function found_applications`,
      `create function found_applications(narrowing text, pattern text, at_most integer)
       returns table (${found.map((column) => `${column} ${typeOf(column)}`).join(', ')})
       language plpgsql set enable_seqscan = off as $$
       #variable_conflict use_column
       begin
         perform set_config('portal.search', lower(narrowing), true);
         return query select ${found.join(', ')} from application_search where search_text like lower(pattern)
           limit at_most;
       end $$`,
    ]),
};

import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Reads many tenants in one statement. Each row is read as its own tenant, so the rule of rows holds as it does for calls; the
 * function has no more rights than its caller.
 */
export const tenantsAtOnce: Migration = {
  name: '0044-tenants-at-once',
  up: (trx) =>
    run(trx, [
      `create function tenants_of(ids text[]) returns setof tenant language plpgsql as $$
       declare one text;
       begin
         foreach one in array ids loop
           perform set_config('portal.tenant', one, true);
           return query select * from tenant where id = one;
         end loop;
         perform set_config('portal.tenant', '', true);
       end $$`,
    ]),
};

import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * A password that is hashed anew, at what it should cost by now, is the same password: nothing of the person's ends.
 * The transaction says that it is.
 */
export const samePassword: Migration = {
  name: '0025-same-password',
  up: (trx) =>
    run(trx, [
      `create or replace function person_changed() returns trigger language plpgsql as $$
       begin
         if new.status <> old.status then new.status_since := clock_timestamp(); end if;
         if new.status <> old.status or (new.password_hash is distinct from old.password_hash
             and coalesce(current_setting('portal.same_password', true), '') <> 'on') then
           new.epoch := old.epoch + 1;
         end if;
         return new;
       end $$`,
    ]),
};

import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What the list of people is searched and sorted by. */
const listed = ['first_name', 'last_name', 'email', 'role_name'];
const listedOf = (row: string) => `(${listed.map((column) => `${row}.${column}`).join(', ')})`;

const stamped = (moment: string, table: string, more: string) => [
  `create trigger people_${table} after ${moment} on portal_user ${more} execute function people_${table}()`,
];
const stamping = (table: string, tenants: string) =>
  `create function people_${table}() returns trigger language plpgsql as $$
   begin
     update tenant set people_stamp = people_stamp + 1 where id in (${tenants});
     return null;
   end $$`;

/**
 * A number of each tenant that grows with whatever changes its list of people: whoever remembers the list sees by it that
 * nothing has changed. Writers take it in turn, so that a smaller one never comes after a larger one.
 */
export const peopleStamp: Migration = {
  name: '0022-people-stamp',
  up: (trx) =>
    run(trx, [
      `alter table tenant add column people_stamp bigint not null default 0`,
      stamping('added', 'select tenant_id from rows'),
      stamping('gone', 'select tenant_id from rows'),
      stamping('renamed', 'select new.tenant_id'),
      ...stamped('insert', 'added', 'referencing new table as rows for each statement'),
      ...stamped('delete', 'gone', 'referencing old table as rows for each statement'),
      ...stamped(
        'update',
        'renamed',
        `for each row when (${listedOf('old')} is distinct from ${listedOf('new')})`,
      ),
    ]),
};

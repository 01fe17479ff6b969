import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Whether another system may sign a person in; null is the rule of their tenant. A tenant with people who come in no other way has
 * used it before, so it is on there; everywhere else it is off.
 */
export const federatedSignIn: Migration = {
  name: '0037-federated-sign-in',
  up: (trx) =>
    run(trx, [
      `alter table portal_user add column federated_sign_in boolean`,
      `do $$ declare
         was text := coalesce(current_setting('portal.tenant', true), '');
         one text;
       begin
         for one in select distinct tenant_id from tenant_host loop
           perform set_config('portal.tenant', one, true);
           update tenant set settings = settings || '{"FederatedSignIn": true}' where id = one
             and exists (select from portal_user where tenant_id = one and federated_only);
         end loop;
         perform set_config('portal.tenant', was, true);
       end $$`,
    ]),
};

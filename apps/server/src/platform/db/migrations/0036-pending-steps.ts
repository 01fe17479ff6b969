import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The one statement of what a change of somebody's credentials ends before it was used: links, steps of a sign-in, challenges,
 * and reset emails that have not left. Kept are `spared` purposes, and `federated request`: a signed request is answered once,
 * whatever happens to the person.
 */
const endPending = `create function end_pending_steps(tenant text, person text, spared text[]) returns void
  language plpgsql as $$
  begin
    delete from one_time_link where tenant_id = tenant and global_id = person
      and purpose <> 'federated request' and purpose <> all (spared);
    delete from oidc_record where account_id = person and model in ('Interaction', 'AuthorizationCode') and issuer in (
      select issuer from identity_key join tenant_host on host = split_part(split_part(issuer, '/', 3), ':', 1)
      where tenant_id = tenant);
    update mail_message set state = 'failed', changed_at = now() where tenant_id = tenant and state = 'queued'
      and kind = 'password-reset' and lower(address) = (
        select email from portal_user where tenant_id = tenant and global_id = person);
  end $$`;

const triggers = [
  // The epoch counts every change of status and password, and whatever else signs the person out everywhere.
  `create function end_pending_of_epoch() returns trigger language plpgsql security definer as $$
   begin
     perform end_pending_steps(new.tenant_id, new.global_id, '{}');
     return null;
   end $$`,
  `create trigger end_pending_of_epoch after update on portal_user for each row when (new.epoch <> old.epoch)
     execute function end_pending_of_epoch()`,
  // The visit that changes a factor may change the next one.
  `create function end_pending_of_factor() returns trigger language plpgsql security definer as $$
   declare changed record := coalesce(new, old);
   begin
     perform end_pending_steps(changed.tenant_id, changed.global_id, '{methods}');
     return null;
   end $$`,
  // The release before stores apps that nobody has confirmed yet, while their person signs in: those end nothing.
  ...[
    ['insert', 'new.confirmed_at is not null'],
    ['update', 'new.confirmed_at is distinct from old.confirmed_at'],
    ['delete', 'old.confirmed_at is not null'],
  ].map(
    ([
      event,
      condition,
    ]) => `create trigger end_pending_of_app_${event} after ${event} on authenticator for each row
      when (${condition}) execute function end_pending_of_factor()`,
  ),
  `create trigger end_pending_of_passkey after insert or delete on passkey for each row
     execute function end_pending_of_factor()`,
];

export const pendingSteps: Migration = {
  name: '0036-pending-steps',
  up: (trx) =>
    run(trx, [
      endPending,
      ...triggers,
      // As in 0019: the application's role may not touch the provider's records, nor call the function for somebody else.
      `revoke execute on function end_pending_steps(text, text, text[]) from public`,
      `do $$ begin
         execute format('alter function end_pending_of_epoch() set search_path = %I, pg_temp', current_schema());
         execute format('alter function end_pending_of_factor() set search_path = %I, pg_temp', current_schema());
       end $$`,
    ]),
};

-- Row-level security: each of these tables is held to the tenant that the transaction names, for its owner as well.
do $$ declare
  held text;
begin
  foreach held in array array['portal_user', 'tenant_role', 'list_option', 'application_item', 'view_setting',
    'sign_in_attempt', 'one_time_link', 'authenticator', 'recovery_code', 'passkey', 'portal_session',
    'application', 'application_total', 'application_approval', 'application_requirement',
    'application_outstanding_document', 'application_document', 'application_violation', 'application_tax',
    'application_ip', 'application_activity', 'application_comment', 'identity_check', 'integration_delivery',
    'stored_file', 'stored_file_chunk', 'bulk_upload_error_file', 'mail_message', 'sms_message', 'idempotency_key',
    'verification', 'verification_total', 'verification_check',
    'audit_entry', 'audit_head', 'audit_link', 'audit_anchor']
  loop
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
    execute format('create policy one_tenant on %I using (tenant_id = current_setting(''portal.tenant'', true))
      with check (tenant_id = current_setting(''portal.tenant'', true))', held);
    if held not like 'audit\_%' then
      execute format('grant select, insert, update, delete on %I to portal_app', held);
    end if;
  end loop;
end $$;

alter table tenant enable row level security;
alter table tenant force row level security;
create policy one_tenant on tenant using (id = current_setting('portal.tenant', true))
  with check (id = current_setting('portal.tenant', true));
grant select, insert, update, delete on tenant to portal_app;

-- Lines of the audit are added and read, never changed.
grant select, insert on audit_entry to portal_app;

alter table queued_task enable row level security;
create policy own_tenant on queued_task for insert to portal_app
  with check (tenant = current_setting('portal.tenant', true));
grant insert on queued_task to portal_app;

-- Calls may not run this for another person.
revoke execute on function end_pending_steps(text, text, text[]) from public;

-- Functions that run as the owner find tables in this schema only, whatever the caller's search path.
do $$ declare
  placed regprocedure;
begin
  foreach placed in array array['end_what_is_open()', 'end_session_at_provider()', 'end_pending_of_epoch()',
    'end_pending_of_factor()', 'verifications_deleted()', 'audit_text(audit_entry)', 'link_audit(audit_entry)',
    'link_new_audit()', 'audit_is_kept()', 'prune_audit(text, bigint)']::regprocedure[]
  loop
    execute format('alter function %s set search_path = %I, pg_temp', placed, current_schema());
  end loop;
end $$;

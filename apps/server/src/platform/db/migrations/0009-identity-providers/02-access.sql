do $$ declare
  held text;
begin
  foreach held in array array['identity_provider', 'identity_link', 'identity_sign_in'] loop
    execute format('alter table %I enable row level security', held);
    execute format('alter table %I force row level security', held);
    execute format('create policy one_tenant on %I using (tenant_id = current_setting(''portal.tenant'', true))
      with check (tenant_id = current_setting(''portal.tenant'', true))', held);
    execute format('grant select, insert, update, delete on %I to portal_app', held);
  end loop;
end $$;

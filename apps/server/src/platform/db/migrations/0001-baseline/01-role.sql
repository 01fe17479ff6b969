-- The role of calls. Roles belong to the whole server, and another database may be creating it at this moment.
do $$ begin
  if not exists (select from pg_roles where rolname = 'portal_app') then create role portal_app nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- Since PostgreSQL 16 its creator still has to be granted the role.
do $$ begin
  perform set_config('role', 'portal_app', true);
  perform set_config('role', 'none', true);
exception when insufficient_privilege then execute format('grant portal_app to %I', session_user);
end $$;

do $$ begin execute format('grant usage on schema %I to portal_app', current_schema()); end $$;

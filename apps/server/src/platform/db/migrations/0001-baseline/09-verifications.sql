-- Checks outside of applications. Companies and individuals share one series of numbers per tenant. The address of a report
-- is a key of its own, so that a number does not give it away.
create table verification (
  tenant_id text not null references tenant on delete cascade,
  number integer not null,
  service text not null check (service in ('company', 'individual')),
  type text,
  subject_name text,
  company_number text,
  mobile text,
  requester_id text not null,
  requester_name text,
  requested_at timestamptz not null default now(),
  status text not null check (status in ('Pending', 'Complete', 'Passed', 'Failed')),
  answered_at timestamptz,
  result text,
  verified_name text,
  provider text,
  provider_reference text,
  sanctions_result text,
  reference text,
  report_key uuid,
  report_name text,
  report jsonb,
  primary key (tenant_id, number),
  check ((report is null) = (report_key is null)),
  check ((type is null) = (service = 'company'))
);
create index verification_newest on verification (tenant_id, service, number desc nulls last);
create unique index verification_report on verification (tenant_id, report_key);

-- The last number, which is never given out twice, and the counts of each tenant.
create table verification_total (
  tenant_id text primary key references tenant on delete cascade,
  last_number integer not null,
  company integer not null default 0,
  individual integer not null default 0
);

create function verifications_deleted() returns trigger language plpgsql as $$
begin
  update verification_total as kept set company = kept.company - gone.company,
    individual = kept.individual - gone.individual
  from (select tenant_id, count(*) filter (where service = 'company') as company,
      count(*) filter (where service = 'individual') as individual from deleted group by tenant_id) as gone
  where kept.tenant_id = gone.tenant_id;
  return null;
end $$;

create trigger verifications_deleted after delete on verification referencing old table as deleted
  for each statement execute function verifications_deleted();

-- Which checks of individuals were requested, so that none is made twice.
create table verification_check (
  tenant_id text not null references tenant on delete cascade,
  id uuid not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  state text not null check (state in ('asking', 'unanswered', 'invited', 'concluded')),
  number integer,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, number) references verification on delete cascade
);
create index verification_check_number on verification_check (tenant_id, number);

-- A file that is not kept is an upload under way, or the rest of one that was cut off.
create table stored_file (
  id uuid primary key,
  tenant_id text not null references tenant on delete cascade,
  application_id integer not null references application on delete cascade,
  size bigint not null default 0,
  sha256 text not null default '',
  kept boolean not null default false,
  created_at timestamptz not null default now()
);
create index stored_file_of on stored_file (application_id);
create index stored_file_left on stored_file (created_at) where not kept;

-- Chunks, so that a transaction holds one at a time. External storage: sealed and packed bytes do not compress.
create table stored_file_chunk (
  tenant_id text not null references tenant on delete cascade,
  file_id uuid not null references stored_file on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (file_id, position)
);
alter table stored_file_chunk alter column bytes set storage external;

create table application_document (
  tenant_id text not null,
  application_id integer not null references application on delete cascade,
  position smallint not null,
  artifact_id text not null,
  friendly_name text not null,
  file_name text not null,
  uploaded_at timestamptz not null,
  lab_docs_id text not null,
  file_id uuid references stored_file on delete cascade,
  primary key (application_id, position)
);
create index application_document_file on application_document (file_id);

create table bulk_upload_error_file (
  tenant_id text not null references tenant on delete cascade,
  id text not null,
  global_id text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index bulk_upload_error_file_age on bulk_upload_error_file (tenant_id, created_at);

alter table tenant add column look integer not null default 1;
alter table tenant add column images jsonb not null default '{}';
comment on column tenant.look is 'The number of the published look.';
comment on column tenant.images is 'The images of the published look by field, without their bytes.';

-- Every look that was published, from 1.
create table brand_look (
  tenant_id text not null references tenant on delete cascade,
  number integer not null check (number > 0),
  theme jsonb not null,
  images jsonb not null default '{}',
  kind text not null check (kind in ('setup', 'published', 'restored', 'command')),
  restored_from integer,
  note text check (length(note) <= 200),
  published_at timestamptz not null default now(),
  published_by text,
  primary key (tenant_id, number)
);
comment on column brand_look.restored_from is 'The number of the restored look. Null for other kinds.';
comment on column brand_look.published_by is '`global_id`. Null for a look that no person published.';

create table brand_draft (
  tenant_id text primary key references tenant on delete cascade,
  draft_id uuid not null unique,
  base_number integer not null,
  revision integer not null,
  theme jsonb not null,
  images jsonb not null default '{}',
  fields jsonb not null default '{}',
  begun_at timestamptz not null default now(),
  begun_by text not null,
  saved_at timestamptz not null default now()
);
comment on column brand_draft.base_number is 'The look that the draft began from.';
comment on column brand_draft.fields is 'Who changed each field last, when, and in which revision.';

-- What became of each draft, for the links to it.
create table brand_draft_end (
  tenant_id text not null references tenant on delete cascade,
  draft_id uuid not null,
  outcome text not null check (outcome in ('published', 'discarded')),
  number integer,
  ended_at timestamptz not null default now(),
  ended_by text,
  primary key (tenant_id, draft_id)
);
comment on column brand_draft_end.number is 'The look that it was published as. Null for a discarded draft.';
comment on column brand_draft_end.ended_by is '`global_id`. Null if it expired.';

create table brand_image (
  tenant_id text not null references tenant on delete cascade,
  sha256 text not null,
  media_type text not null,
  bytes bytea not null check (octet_length(bytes) <= 65536),
  width double precision not null,
  height double precision not null,
  stored_at timestamptz not null default now(),
  stored_by text,
  published_at timestamptz,
  primary key (tenant_id, sha256)
);
comment on column brand_image.sha256 is 'Hexadecimal, of the bytes.';
comment on column brand_image.width is 'In px. Of an SVG the width of its view box.';
comment on column brand_image.stored_by is '`global_id`. Null for an image of an operator.';
comment on column brand_image.published_at is 'Since when anybody may load it. Null while only a draft has it.';

alter table mail_message add column parts jsonb;
comment on column mail_message.parts is 'What its HTML is drawn from when it is sent. Null for an email of an earlier release.';

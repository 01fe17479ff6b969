-- Emails, and text messages of the demo.
create table mail_message (
  tenant_id text not null references tenant on delete cascade,
  id uuid not null,
  application_id integer references application on delete cascade,
  individual_id uuid,
  kind text not null,
  address text not null,
  recipient text,
  subject text not null,
  text text not null,
  html text not null,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'doubtful')),
  queued_at timestamptz not null,
  changed_at timestamptz not null,
  link_purpose text,
  link_for text,
  primary key (tenant_id, id)
);
create index mail_message_address on mail_message (tenant_id, lower(address), queued_at);
create index mail_message_application on mail_message (tenant_id, application_id);

create table sms_message (
  tenant_id text not null references tenant on delete cascade,
  id uuid not null,
  mobile text not null,
  text text not null,
  sent_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

-- Work that a transaction leaves behind. A tenant may add to it and read none of it: the owner hands it to the queue.
create table queued_task (
  id uuid primary key,
  tenant text not null references tenant on delete cascade,
  kind text not null,
  queued_at timestamptz not null default clock_timestamp()
);
create index queued_task_order on queued_task (queued_at);

-- Answers of calls by their key. The application is named so that the answers about it are deleted with its people.
create table idempotency_key (
  tenant_id text not null references tenant on delete cascade,
  global_id text not null,
  key text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null,
  application_id integer,
  primary key (tenant_id, global_id, key)
);
create index idempotency_key_application on idempotency_key (tenant_id, application_id)
  where application_id is not null;

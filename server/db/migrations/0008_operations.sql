-- adds only
-- Since when a message has been waiting, for monitoring.
alter table mail_queue add column created_at timestamptz not null default now();

-- When backups were made, for monitoring.
create table backups (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default now(),
  files integer not null,
  bytes bigint not null
);

create table support_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null default now()
);

-- A message waits here, sealed with the server's secret, until a mail server has taken it.
create table mail_queue (
  id uuid primary key default gen_random_uuid(),
  sealed_message bytea not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  expires_at timestamptz not null
);

create index mail_queue_next_attempt_at on mail_queue (next_attempt_at);

-- adds only
-- Accounts that are deleted when they are due. Part of a backup, so that a restored site goes on with them.
create table account_deletions (
  user_id uuid primary key references users on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);

create index account_deletions_due_at on account_deletions (due_at);

-- Codes that confirm the deletion of an account, as HMACs. A newer code replaces the older one.
create table deletion_codes (
  user_id uuid primary key references users on delete cascade,
  hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create index deletion_codes_expires_at on deletion_codes (expires_at);

-- How often something was used at a school on a day, never by whom. Without a reference to `schools`: a count that is
-- written just after its school was deleted must not make the others fail.
create table usage_counts (
  day date not null,
  school_id uuid not null,
  kind text not null check (kind in ('sign-in', 'presented', 'download', 'print')),
  -- The path of the resource; empty for a sign-in.
  resource text not null,
  uses integer not null,
  primary key (day, school_id, kind, resource)
);

create index usage_counts_school on usage_counts (school_id, day);

-- How many schools had each status on a day.
create table school_snapshots (
  day date not null,
  status text not null,
  schools integer not null,
  primary key (day, status)
);

-- Since when somebody has wanted the newsletter; null for choices made before this column existed.
alter table profiles add column newsletter_since timestamptz;

-- Steps of the first set-up that only a person can confirm, and whether the list was dismissed.
create table setup_steps (
  step text primary key,
  done_at timestamptz not null
);

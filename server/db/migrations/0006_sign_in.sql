-- Codes are asked for by a browser, and each browser has its own: what a stranger asks for or tries at an
-- address uses up nothing of what its owner asked for. The table `verifications` is kept for the release
-- before this one, which may still be running beside it.
create table sign_in_codes (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  browser text not null,
  hash text not null,
  tries integer not null default 0,
  -- The second of two codes that are asked for while codes are being guessed.
  is_second boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (email, browser)
);

create index sign_in_codes_expires_at on sign_in_codes (expires_at);

-- Where people have signed in before: the browser of an address, the network of a domain. Limits that close
-- for strangers stay open there.
create table known_places (
  account text not null,
  place text not null,
  last_sign_in_at timestamptz not null,
  primary key (account, place)
);

create index known_places_last_sign_in_at on known_places (last_sign_in_at);

-- 0 for people with an account, 1 for everybody else at a known school and for our own team, 2 for strangers.
alter table mail_queue add column priority smallint not null default 1;
drop index mail_queue_next_attempt_at;
create index mail_queue_due on mail_queue (priority, next_attempt_at);

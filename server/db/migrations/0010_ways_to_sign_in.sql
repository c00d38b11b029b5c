-- adds only
-- Accounts at OpenID Connect providers. Bound to issuer and subject, never to an address, which others may be able to set.
create table provider_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null,
  unique (issuer, subject)
);

create index provider_accounts_user_id on provider_accounts (user_id);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_user_id on passkeys (user_id);

-- Challenges of passkeys and answers of providers that were accepted, so that none is accepted twice.
create table used_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);

create index used_challenges_expires_at on used_challenges (expires_at);

-- The provider that a session was opened by, and when it last confirmed the account. Null for codes, passwords and passkeys.
alter table sessions add column provider text;
alter table sessions add column provider_confirmed_at timestamptz;
alter table sessions add column provider_check_due_at timestamptz;
alter table sessions add column has_passkey boolean not null default false;

-- When the owner of the address last proved that it is theirs, by a code or through a provider.
alter table users add column address_confirmed_at timestamptz;

-- The only provider that people of the school may sign in through; null means any way.
alter table schools add column only_provider text;
-- The Microsoft tenant whose addresses at the school's domain are the school's.
alter table schools add column microsoft_tenant text;

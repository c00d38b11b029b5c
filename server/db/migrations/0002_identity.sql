-- Who somebody is. The first four tables are kept by the sign-in library, with names of our own.
create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null default '',
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  -- When it was last used; a session that lies idle ends before its time.
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

-- How somebody can prove who they are, other than by a code: the passwords of organisation accounts.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);

create index accounts_user_id on accounts (user_id);

-- Sign-in codes as HMACs. One row an address: a newer code takes the place of the older one, and the older
-- one cannot come back.
create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null unique,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index verifications_expires_at on verifications (expires_at);

create table profiles (
  id uuid primary key references users on delete cascade,
  email text not null,
  username text,
  newsletter boolean not null default false,
  favourites text[] not null default '{}',
  is_admin boolean not null default false,
  updated_at timestamptz not null default now()
);

-- Whoever makes a user makes the profile with it, in the same statement.
create function make_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (id, email) values (new.id, new.email);
  return null;
end
$$;

create trigger users_make_profile after insert on users
  for each row execute function make_profile();

create table schools (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  domain text not null unique check (domain = lower(domain)),
  contact_name text,
  contact_email text,
  subscription_status text not null default 'active'
    check (subscription_status in ('active', 'inactive', 'trial', 'pending'))
);

-- How often something was tried; `expire` is in milliseconds since 1970.
create table rate_limits (
  key varchar(400) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_expire on rate_limits (expire);

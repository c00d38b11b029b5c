-- adds only
-- When the owner of the passkey last proved that the address is theirs. Null for a passkey of the release before, for which created_at counts.
alter table passkeys add column confirmed_at timestamptz;

-- The passkey that a session was opened with, and when the owner of the session last proved that the address is theirs.
alter table sessions add column passkey_id uuid;
alter table sessions add column address_confirmed_at timestamptz;

create index sessions_passkey_id on sessions (passkey_id) where passkey_id is not null;

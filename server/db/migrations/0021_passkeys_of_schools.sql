-- adds only
-- Whether the people of the school may sign in with passkeys. Administrators of the product always may.
alter table schools add column allows_passkeys boolean not null default true;

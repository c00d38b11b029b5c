-- adds only
-- When a subscription begins and ends, as calendar days in London; the status still decides who has access.
alter table schools add column plan text check (plan in ('small', 'standard', 'multiple'));
alter table schools add column starts_on date;
alter table schools add column ends_on date;
-- The trust that the school belongs to, by its name.
alter table schools add column trust text;
alter table schools add column reminders boolean not null default true;
-- The end at which the clock made the school inactive. It does so once, so that an administrator can undo it.
alter table schools add column ended_for date;

create index schools_trust on schools (trust) where trust is not null;

-- Reminders that were queued. The key lets one copy queue each of them once; another end begins anew.
create table subscription_reminders (
  school_id uuid not null references schools on delete cascade,
  ends_on date not null,
  days_before integer not null,
  queued_at timestamptz not null,
  primary key (school_id, ends_on, days_before)
);

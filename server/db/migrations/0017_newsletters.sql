-- adds only
-- Newsletters that were written in Admin. Their writer gets a test of each; then it can be sent, once.
create table newsletters (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  body text not null,
  written_at timestamptz not null,
  -- To how many people it was sent, and when; null until then.
  people integer,
  sent_at timestamptz
);

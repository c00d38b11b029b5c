-- What the check of an upload found out; unknown for what came in another way.
alter table objects add column pages integer;
-- The first page as a picture, a blob of its own.
alter table objects add column picture_hash text;
create index objects_picture_hash on objects (picture_hash) where picture_hash is not null;

-- Who changed what. Kept when the person or the thing is gone, so it names both in words.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);

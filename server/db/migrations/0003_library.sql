create extension if not exists pg_trgm;

-- Which content is where. Content itself is in the file store, under its hash. A folder is the path of its
-- `.keep`, which is in both buckets.
create table objects (
  bucket text not null check (bucket in ('learning', 'learning-readonly')),
  path text not null,
  hash text not null,
  size bigint not null,
  type text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The last part of the path, which is what people look for.
  name text not null generated always as (split_part(path, '/', -1)) stored,
  primary key (bucket, path)
);

-- Names are the same whatever their case, and a resource is in one bucket or the other.
create unique index objects_folder on objects (bucket, lower(path)) where name = '.keep';
create unique index objects_resource on objects (lower(path)) where name <> '.keep';
create index objects_search on objects using gin (lower(name) gin_trgm_ops)
  with (fastupdate = off) where name <> '.keep';
create index objects_hash on objects (hash);

-- Grows with every change of the library, so that whoever has read it can tell whether it is still so.
create table library_version (
  version bigint not null
);

insert into library_version (version) values (1);

create function note_library_change() returns trigger language plpgsql as $$
begin
  update library_version set version = version + 1;
  return null;
end
$$;

create trigger objects_note_change after insert or update or delete on objects
  for each statement execute function note_library_change();

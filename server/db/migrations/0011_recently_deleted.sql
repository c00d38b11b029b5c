-- adds only
-- What administrators have deleted from the library and can still restore. The rows of `objects` move here, so that
-- nothing else has to leave them out.
create table deletions (
  id uuid primary key default gen_random_uuid(),
  -- The year group, week or resource as it was called; follows when a folder around it is renamed.
  path text not null,
  deleted_by text not null,
  deleted_at timestamptz not null,
  expires_at timestamptz not null
);

create index deletions_deleted_at on deletions (deleted_at);

create table deleted_objects (
  deletion_id uuid not null references deletions on delete cascade,
  bucket text not null,
  -- The rest of the path: empty for a resource, `/.keep` or `/Week 1/Slides.pdf` in a year group.
  subpath text not null,
  blob text,
  hash text not null,
  size bigint not null,
  type text not null,
  pages integer,
  picture_blob text,
  picture_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (deletion_id, bucket, subpath)
);

create index deleted_objects_blob on deleted_objects (blob);
create index deleted_objects_picture_blob on deleted_objects (picture_blob);

-- Who had it, or something in it, as a favourite.
create table deleted_favourites (
  deletion_id uuid not null references deletions on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  subpath text not null,
  primary key (deletion_id, profile_id, subpath)
);

create index deleted_favourites_profile_id on deleted_favourites (profile_id);

-- Each time that the starter scheme is added to the library, and how far that has come. At most one runs.
create table scheme_loads (
  id uuid primary key default gen_random_uuid(),
  started_by text not null,
  started_at timestamptz not null,
  -- A copy that was killed no longer writes it.
  heartbeat_at timestamptz not null,
  done integer not null,
  total integer not null,
  ended_at timestamptz
);

create unique index scheme_loads_running on scheme_loads ((true)) where ended_at is null;

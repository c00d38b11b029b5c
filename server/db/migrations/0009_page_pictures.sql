-- adds only
-- Pictures of pages, drawn once for all copies and drawn again when missing. `source` is the blob of the PDF, `blob` the
-- picture in the file store. A row without one is claimed by the copy that is drawing it, which will store it as
-- `next_blob`, or says why it cannot be drawn.
create table page_pictures (
  source text not null,
  page integer not null,
  width integer not null,
  blob text,
  next_blob text,
  hash text,
  bytes integer,
  failure text,
  claimed_until timestamptz not null,
  used_at timestamptz not null,
  primary key (source, page, width),
  check ((blob is null) = (hash is null) and (blob is null) = (bytes is null))
);
create index page_pictures_blob on page_pictures (blob) where blob is not null;
create index page_pictures_next_blob on page_pictures (next_blob) where next_blob is not null;
create index page_pictures_used on page_pictures (used_at) where blob is not null;

-- Size, notes and text of the pages of a PDF, read once.
create table page_facts (
  source text primary key,
  pages jsonb not null,
  made_at timestamptz not null
);

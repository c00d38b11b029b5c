-- adds only
-- Where in the library each person was last, so that they can go on there on another computer.
create table last_places (
  profile_id uuid primary key references profiles on delete cascade,
  -- A week, `Year 4/Week 14`, or a resource in one; follows when a folder around it is renamed. Null once it is
  -- forgotten: another copy of the product may still write an older note, which the time then keeps out.
  path text,
  -- The page of the resource; null for a week.
  page integer,
  seen_at timestamptz not null
);

create index last_places_path on last_places (path text_pattern_ops);

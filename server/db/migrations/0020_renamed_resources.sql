-- adds only
-- The present paths of resources whose uses were counted under another one. A rename writes a row for each resource
-- and leaves the counts as they are, however many there are. Counts without a row here belong to the path they name.
create table renamed_resources (
  -- What `usage_counts.resource` has.
  counted_as text primary key,
  -- The path by now; several may have the same.
  path text not null
);

create index renamed_resources_path on renamed_resources (path text_pattern_ops);

-- Content is in the file store under the name in `blob`, which is random, so that no two rows share a blob. `hash` is
-- the SHA-256 of the content. Existing blobs keep their names, which are their hashes. A folder has no blob.
alter table objects add column blob text;
alter table objects add column picture_blob text;
update objects set blob = hash, picture_blob = picture_hash;
create index objects_blob on objects (blob);
create index objects_picture_blob on objects (picture_blob) where picture_blob is not null;

-- Copies of version 1.0 may still be running. They name blobs by their hashes and do not set the new columns.
create function name_blobs_by_hash() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if split_part(new.path, '/', -1) <> '.keep' then
      new.blob := coalesce(new.blob, new.hash);
    end if;
    new.picture_blob := coalesce(new.picture_blob, new.picture_hash);
    return new;
  end if;
  if new.hash <> old.hash and new.blob is not distinct from old.blob then
    new.blob := new.hash;
  end if;
  if new.picture_hash is distinct from old.picture_hash
    and new.picture_blob is not distinct from old.picture_blob then
    new.picture_blob := new.picture_hash;
  end if;
  return new;
end
$$;

create trigger objects_name_blobs before insert or update on objects
  for each row execute function name_blobs_by_hash();

alter table objects add constraint objects_blob_named check (name = '.keep' or blob is not null);

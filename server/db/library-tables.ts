import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Bucket } from '#contract/library.ts';
import type { ReadPageFacts } from '../pdf/pdf-messages.ts';

/** The tables of years, weeks and resources. */
export interface LibraryTables {
  deleted_favourites: DeletedFavouritesTable;
  deleted_objects: DeletedObjectsTable;
  deletions: DeletionsTable;
  last_places: LastPlacesTable;
  library_version: LibraryVersionTable;
  library_words: LibraryWordsTable;
  objects: ObjectsTable;
  page_facts: PageFactsTable;
  page_pictures: PagePicturesTable;
  page_texts: PageTextsTable;
  scheme_loads: SchemeLoadsTable;
  starter_weeks: StarterWeeksTable;
}

interface DeletedFavouritesTable {
  deletion_id: string;
  profile_id: string;
  subpath: string;
}

interface DeletedObjectsTable {
  deletion_id: string;
  bucket: Bucket;
  /** The rest of the path after that of the deletion. */
  subpath: string;
  blob: string | null;
  hash: string;
  size: string | number;
  type: string;
  pages: number | null;
  picture_blob: string | null;
  picture_hash: string | null;
  created_at: Date;
  updated_at: Date;
  title: Generated<string | null>;
}

interface DeletionsTable {
  id: Generated<string>;
  path: string;
  deleted_by: string;
  deleted_at: Date;
  expires_at: Date;
}

interface LastPlacesTable {
  profile_id: string;
  /** A week, or a resource in one; null once it is forgotten. */
  path: string | null;
  page: number | null;
  seen_at: Date;
}

interface LibraryVersionTable {
  version: string;
}

interface LibraryWordsTable {
  word: string;
  /** How many have it, about. */
  pages: Generated<number>;
}

interface ObjectsTable {
  bucket: Bucket;
  path: string;
  /** Its name in the file store; a folder has none. */
  blob: Generated<string | null>;
  /** SHA-256 of the content. */
  hash: string;
  size: string | number;
  type: string;
  pages: Generated<number | null>;
  picture_blob: Generated<string | null>;
  picture_hash: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  name: GeneratedAlways<string>;
  /** Of a folder, on the row of its `.keep` in the bucket `learning`. */
  title: Generated<string | null>;
}

interface PageFactsTable {
  source: string;
  pages: ColumnType<ReadPageFacts[], string, string>;
  made_at: Date;
}

interface PagePicturesTable {
  /** The blob of the PDF. */
  source: string;
  page: number;
  width: number;
  /** Null until the picture is drawn. */
  blob: string | null;
  /** The name that it will have: written first, so that no blob of ours is ever without a row. */
  next_blob: string | null;
  hash: string | null;
  bytes: number | null;
  /** The error code of a page that cannot be drawn. */
  failure: string | null;
  /** Until then one copy is drawing it, or it is not tried again. */
  claimed_until: Date;
  used_at: Date;
}

interface PageTextsTable {
  /** The blob of the PDF. */
  source: string;
  page: number;
  text: string;
  stems: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
}

interface SchemeLoadsTable {
  id: Generated<string>;
  started_by: string;
  started_at: Date;
  heartbeat_at: Date;
  done: number;
  total: number;
  ended_at: Date | null;
}

interface StarterWeeksTable {
  path: string;
  /** Whether it has had its title. */
  is_titled: Generated<boolean>;
}

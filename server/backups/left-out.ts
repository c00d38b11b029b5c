/**
 * Tables that do not go into a backup. With sessions, codes and queued mail a reader of the file could act as
 * somebody else; the other tables are filled again by themselves.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'sessions',
  'sign_in_codes',
  'deletion_codes',
  // A table of the previous release.
  'verifications',
  'mail_queue',
  'rate_limits',
  'known_places',
  'used_challenges',
  // Backups that were made of another database.
  'backups',
  // A counter that only has to change.
  'library_version',
  // Drawn again from the PDFs.
  'page_pictures',
  'page_facts',
  // Read again from the PDFs.
  'page_texts',
  'library_words',
  // Written into the manifest instead.
  'schema_migrations',
]);

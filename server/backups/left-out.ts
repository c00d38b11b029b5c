/**
 * Tables that do not go into a backup. Sessions, codes and waiting mail would let whoever has the file act as
 * somebody else, and are worth nothing after a restore; the rest is made anew.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'sessions',
  'sign_in_codes',
  // Of the release before this one.
  'verifications',
  'mail_queue',
  'rate_limits',
  'known_places',
  // Only ever compared with itself.
  'library_version',
  // In the manifest.
  'schema_migrations',
]);

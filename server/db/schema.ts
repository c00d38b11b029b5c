import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Bucket } from '#contract/library.ts';
import type { SubscriptionStatus } from '#contract/schools.ts';

/** The tables as `migrations/` leaves them, with the columns we use ourselves. */
export interface Schema {
  accounts: AccountsTable;
  audit_log: AuditLogTable;
  backups: BackupsTable;
  known_places: KnownPlacesTable;
  library_version: LibraryVersionTable;
  mail_queue: MailQueueTable;
  objects: ObjectsTable;
  profiles: ProfilesTable;
  rate_limits: RateLimitsTable;
  schools: SchoolsTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  starter_weeks: StarterWeeksTable;
  support_messages: SupportMessagesTable;
  users: UsersTable;
  verifications: VerificationsTable;
}

interface AccountsTable {
  id: Generated<string>;
  user_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  updated_at: Generated<Date>;
}

interface AuditLogTable {
  id: GeneratedAlways<string>;
  at: Generated<Date>;
  actor: string;
  action: string;
  subject: string;
  details: ColumnType<Record<string, string | number | boolean | null>, string, string>;
}

interface BackupsTable {
  id: GeneratedAlways<string>;
  made_at: Generated<Date>;
  files: number;
  bytes: string | number;
}

interface KnownPlacesTable {
  account: string;
  place: string;
  last_sign_in_at: Date;
}

interface LibraryVersionTable {
  version: string;
}

interface MailQueueTable {
  id: Generated<string>;
  sealed_message: Buffer;
  attempts: Generated<number>;
  priority: Generated<number>;
  next_attempt_at: Date;
  expires_at: Date;
  created_at: Generated<Date>;
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
}

interface ProfilesTable {
  id: string;
  email: string;
  username: string | null;
  newsletter: Generated<boolean>;
  favourites: Generated<string[]>;
  is_admin: Generated<boolean>;
  updated_at: Generated<Date>;
}

interface RateLimitsTable {
  key: string;
  points: number;
  expire: string | null;
}

interface SchoolsTable {
  id: Generated<string>;
  name: string;
  domain: string;
  contact_name: string | null;
  contact_email: string | null;
  subscription_status: Generated<SubscriptionStatus>;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  expires_at: Date;
}

interface SignInCodesTable {
  id: Generated<string>;
  email: string;
  browser: string;
  hash: string;
  tries: Generated<number>;
  is_second: Generated<boolean>;
  created_at: Date;
  expires_at: Date;
}

interface StarterWeeksTable {
  path: string;
}

interface SupportMessagesTable {
  id: Generated<string>;
  name: string;
  email: string;
  message: string;
  created_at: Generated<Date>;
}

interface UsersTable {
  id: Generated<string>;
  email: string;
  email_verified: Generated<boolean>;
}

/** Written and read by the release before this one alone. */
interface VerificationsTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
}

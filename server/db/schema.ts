import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SubscriptionPlan, SubscriptionStatus } from '#contract/schools.ts';
import type { LibraryTables } from './library-tables.ts';
import type { OfficeTables } from './office-tables.ts';

/** The tables as `migrations/` leaves them, with the columns we use ourselves. */
export interface Schema extends LibraryTables, OfficeTables {
  accounts: AccountsTable;
  audit_log: AuditLogTable;
  backups: BackupsTable;
  known_places: KnownPlacesTable;
  mail_queue: MailQueueTable;
  passkeys: PasskeysTable;
  profiles: ProfilesTable;
  provider_accounts: ProviderAccountsTable;
  rate_limits: RateLimitsTable;
  schools: SchoolsTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  subscription_reminders: SubscriptionRemindersTable;
  support_messages: SupportMessagesTable;
  used_challenges: UsedChallengesTable;
  users: UsersTable;
  verifications: VerificationsTable;
}

interface AccountsTable {
  id: Generated<string>;
  user_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  created_at: Generated<Date>;
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

interface MailQueueTable {
  id: Generated<string>;
  sealed_message: Buffer;
  attempts: Generated<number>;
  priority: Generated<number>;
  next_attempt_at: Date;
  expires_at: Date;
  created_at: Generated<Date>;
}

interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string | number;
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  confirmed_at: Generated<Date | null>;
}

interface ProfilesTable {
  id: string;
  email: string;
  username: string | null;
  newsletter: Generated<boolean>;
  newsletter_since: Generated<Date | null>;
  favourites: Generated<string[]>;
  is_admin: Generated<boolean>;
  updated_at: Generated<Date>;
}

interface ProviderAccountsTable {
  id: Generated<string>;
  user_id: string;
  issuer: string;
  subject: string;
  created_at: Date;
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
  only_provider: Generated<string | null>;
  microsoft_tenant: Generated<string | null>;
  allows_passkeys: Generated<boolean>;
  plan: Generated<SubscriptionPlan | null>;
  starts_on: Generated<string | null>;
  ends_on: Generated<string | null>;
  trust: Generated<string | null>;
  reminders: Generated<boolean>;
  ended_for: Generated<string | null>;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token: string;
  /** Not used since version 1.0. */
  ip_address: Generated<string | null>;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  expires_at: Date;
  provider: Generated<string | null>;
  provider_confirmed_at: Generated<Date | null>;
  provider_check_due_at: Generated<Date | null>;
  has_passkey: Generated<boolean>;
  passkey_id: Generated<string | null>;
  address_confirmed_at: Generated<Date | null>;
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

interface SubscriptionRemindersTable {
  school_id: string;
  ends_on: string;
  days_before: number;
  queued_at: Date;
}

interface SupportMessagesTable {
  id: Generated<string>;
  name: string;
  email: string;
  message: string;
  created_at: Generated<Date>;
}

interface UsedChallengesTable {
  challenge: string;
  expires_at: Date;
}

interface UsersTable {
  id: Generated<string>;
  email: string;
  email_verified: Generated<boolean>;
  /** Not used since version 1.0, as the picture. */
  name: Generated<string>;
  image: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  address_confirmed_at: Generated<Date | null>;
}

/** Written and read by the previous release alone. */
interface VerificationsTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

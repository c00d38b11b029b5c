import type { Schema } from '../../db/schema.ts';

/** Rows about a person in one table. */
export interface Held<Column extends string = string> {
  /** The column that says whom the rows are about. */
  column: Column;
  /** What that column holds: the id of the user, the e-mail address, or a text with one of them among its words. */
  holds: 'user' | 'address' | 'either among words';
  /** The columns that a person may see of them; `held-columns.test.ts` has the others, with the reason for each. */
  show: readonly Column[];
  /** What happens to the rows when the account is deleted. Rows of a user are deleted with the user. */
  onDeletion: 'delete' | 'replace address' | { empty: readonly Column[] };
}

type HeldData = {
  readonly [Table in keyof Schema]: readonly Held<Extract<keyof Schema[Table], string>>[];
};

/**
 * Where the product holds data about people: what Download my data reads and what a deletion removes. A table that is
 * missing here does not compile.
 */
export const HELD_DATA: HeldData = {
  account_deletions: [ofUser('user_id', ['requested_at', 'due_at'])],
  accounts: [ofUser('user_id', ['provider_id', 'account_id', 'created_at', 'updated_at'])],
  audit_log: [
    // Only their own address of the two: the other one may be somebody else's.
    {
      column: 'actor',
      holds: 'address',
      show: ['at', 'actor', 'action'],
      onDeletion: 'replace address',
    },
    {
      column: 'subject',
      holds: 'address',
      show: ['at', 'action', 'subject'],
      onDeletion: 'replace address',
    },
  ],
  backups: [],
  deleted_favourites: [ofUser('profile_id', ['subpath'])],
  deleted_objects: [],
  deletion_codes: [ofUser('user_id', ['tries', 'expires_at'])],
  deletions: [
    {
      column: 'deleted_by',
      holds: 'address',
      show: ['path', 'deleted_by', 'deleted_at', 'expires_at'],
      onDeletion: 'replace address',
    },
  ],
  known_places: [ofAddress('account', ['account', 'place', 'last_sign_in_at'])],
  last_places: [ofUser('profile_id', ['path', 'page', 'seen_at'])],
  library_version: [],
  library_words: [],
  // Sealed, so that nobody can find an address in it; a message is gone when it is sent or expires.
  mail_queue: [],
  newsletters: [],
  objects: [],
  page_facts: [],
  page_pictures: [],
  page_texts: [],
  passkeys: [
    ofUser('user_id', [
      'name',
      'transports',
      'counter',
      'created_at',
      'last_used_at',
      'confirmed_at',
    ]),
  ],
  profiles: [
    ofUser('id', [
      'email',
      'username',
      'newsletter',
      'newsletter_since',
      'favourites',
      'is_admin',
      'updated_at',
    ]),
  ],
  provider_accounts: [ofUser('user_id', ['issuer', 'subject', 'created_at'])],
  rate_limits: [
    {
      column: 'key',
      holds: 'either among words',
      show: ['key', 'points', 'expire'],
      onDeletion: 'delete',
    },
  ],
  renamed_resources: [],
  scheme_loads: [
    {
      column: 'started_by',
      holds: 'address',
      show: ['started_by', 'started_at', 'ended_at'],
      onDeletion: 'replace address',
    },
  ],
  school_snapshots: [],
  schools: [
    {
      column: 'contact_email',
      holds: 'address',
      show: ['name', 'domain', 'contact_name', 'contact_email', 'reminders'],
      onDeletion: { empty: ['contact_name', 'contact_email'] },
    },
  ],
  sessions: [
    ofUser('user_id', [
      'ip_address',
      'user_agent',
      'created_at',
      'updated_at',
      'expires_at',
      'provider',
      'provider_confirmed_at',
      'provider_check_due_at',
      'has_passkey',
      'address_confirmed_at',
    ]),
  ],
  setup_steps: [],
  sign_in_codes: [ofAddress('email', ['email', 'tries', 'is_second', 'created_at', 'expires_at'])],
  starter_weeks: [],
  subscription_reminders: [],
  support_messages: [ofAddress('email', ['name', 'email', 'message', 'created_at'])],
  usage_counts: [],
  used_challenges: [],
  users: [
    ofUser('id', [
      'id',
      'email',
      'email_verified',
      'name',
      'image',
      'created_at',
      'updated_at',
      'address_confirmed_at',
    ]),
  ],
  verifications: [
    {
      column: 'identifier',
      holds: 'either among words',
      show: ['identifier', 'expires_at', 'created_at', 'updated_at'],
      onDeletion: 'delete',
    },
  ],
};

function ofUser<Column extends string>(column: Column, show: readonly Column[]): Held<Column> {
  return { column, holds: 'user', show, onDeletion: 'delete' };
}

function ofAddress<Column extends string>(column: Column, show: readonly Column[]): Held<Column> {
  return { column, holds: 'address', show, onDeletion: 'delete' };
}

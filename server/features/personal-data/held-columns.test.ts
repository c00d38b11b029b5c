import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { listTables } from '../../backups/tables.queries.ts';
import { HELD_DATA } from './held-data.ts';

const NUMBER = 'a number of ours that says nothing about the person';
const USER = 'the id of the user, which `users` has';
const SECRET = 'whoever reads it could act for the person';
const KEY = 'the key itself, which only the device and sign-ins need';
const OTHERS = 'may be about other people';
const SCHOOL = 'about the school';
const WORK = 'about the work that was started';
const EMPTY = 'always empty: tokens of providers are not kept';

/** The columns of tables about people that Download my data leaves out, and why. */
const LEFT_OUT: Record<string, Record<string, string>> = {
  account_deletions: { user_id: USER },
  accounts: {
    id: NUMBER,
    user_id: USER,
    password: SECRET,
    access_token: EMPTY,
    refresh_token: EMPTY,
    id_token: EMPTY,
    access_token_expires_at: EMPTY,
    refresh_token_expires_at: EMPTY,
    scope: EMPTY,
  },
  audit_log: { id: NUMBER, details: OTHERS },
  deleted_favourites: { deletion_id: NUMBER, profile_id: USER },
  deletion_codes: { user_id: USER, hash: SECRET },
  deletions: { id: NUMBER },
  last_places: { profile_id: USER },
  passkeys: { id: NUMBER, user_id: USER, credential_id: KEY, public_key: KEY },
  profiles: { id: USER },
  provider_accounts: { id: NUMBER, user_id: USER },
  scheme_loads: { id: NUMBER, heartbeat_at: WORK, done: WORK, total: WORK },
  schools: {
    id: SCHOOL,
    subscription_status: SCHOOL,
    only_provider: SCHOOL,
    allows_passkeys: SCHOOL,
    microsoft_tenant: SCHOOL,
    plan: SCHOOL,
    starts_on: SCHOOL,
    ends_on: SCHOOL,
    trust: SCHOOL,
    ended_for: SCHOOL,
  },
  sessions: { id: NUMBER, user_id: USER, token: SECRET, passkey_id: NUMBER },
  sign_in_codes: { id: NUMBER, browser: SECRET, hash: SECRET },
  support_messages: { id: NUMBER },
  verifications: { id: NUMBER, value: SECRET },
};

const db = await openTestDatabase();
const held = Object.entries(HELD_DATA).filter(([, rows]) => rows.length > 0);

test.each(held)(
  'every column of %s is shown to the person or left out for a reason',
  async (table, rows) => {
    const columns = (await listTables(db)).find(({ name }) => name === table)?.columns ?? [];
    const shown = new Set(rows.flatMap(({ show }) => show));
    const leftOut = Object.keys(LEFT_OUT[table] ?? {});
    expect([...shown, ...leftOut].toSorted()).toEqual(columns.toSorted());
  },
);

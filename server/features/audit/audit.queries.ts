import { sql } from 'kysely';
import { keptSince } from '#contract/retention.ts';
import type { Database } from '../../db/database.ts';

export interface AuditEntry {
  /** The e-mail address of the administrator, or where a change came from that nobody signed in for. */
  actor: string;
  action: AuditAction;
  /** What was changed: a path in the library, the domain of a school, the e-mail address of a person. */
  subject: string;
  details?: Record<string, string | number | boolean | null>;
}

type AuditAction =
  | 'school added'
  | 'school updated'
  | 'school deleted'
  | 'school signed out'
  | 'person signed out'
  | 'personal data exported'
  | 'personal data erased'
  | 'account deletion requested'
  | 'account kept'
  | 'account deleted'
  | 'newsletter list exported'
  | 'newsletter sent'
  | 'organisation account created'
  | 'organisation password reset'
  | 'administrator granted'
  | 'administrator revoked'
  | 'passkeys removed'
  | 'ways to sign in changed'
  | 'starter scheme load begun'
  | 'folder created'
  | 'folder renamed'
  | 'folder deleted'
  | 'folder restored'
  | 'folder deleted for good'
  | 'resource uploaded'
  | 'resource deleted'
  | 'resource restored'
  | 'resource deleted for good';

/** Called in the transaction of the change, so that both are committed or neither. */
export async function insertAuditEntry(
  db: Database,
  { details = {}, ...entry }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ ...entry, details: JSON.stringify(details) })
    .execute();
}

/** Changes that are made together, in one statement however many there are. */
export async function insertAuditEntries(
  db: Database,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = JSON.stringify(entries.map((entry) => ({ details: {}, ...entry })));
  await sql`
    insert into audit_log (actor, action, subject, details)
    select actor, action, subject, details
    from jsonb_to_recordset(${rows}::jsonb)
      as entry (actor text, action text, subject text, details jsonb)`.execute(db);
}

export async function deleteOldAuditEntries(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', keptSince('auditLog', now)).execute();
}

/** The latest last. */
export async function listAuditEntries(db: Database, most: number) {
  const latest = await db
    .selectFrom('audit_log')
    .select(['at', 'actor', 'action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return latest.toReversed();
}

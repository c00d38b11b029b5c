import type { Database } from '../../db/database.ts';

export interface AuditEntry {
  /** The address of who did it. */
  actor: string;
  action: AuditAction;
  /** What it was done to: a path in the library, the domain of a school, the address of a person. */
  subject: string;
  details?: Record<string, string | number | boolean | null>;
}

type AuditAction =
  | 'school added'
  | 'school updated'
  | 'school deleted'
  | 'school signed out'
  | 'person signed out'
  | 'organisation account created'
  | 'organisation password reset'
  | 'folder created'
  | 'folder renamed'
  | 'folder deleted'
  | 'resource uploaded'
  | 'resource deleted';

/** In the transaction of the change itself: neither is there without the other. */
export async function insertAuditEntry(
  db: Database,
  { details = {}, ...entry }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ ...entry, details: JSON.stringify(details) })
    .execute();
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

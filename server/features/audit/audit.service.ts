import type { Database } from '../../db/database.ts';
import { listAuditEntries } from './audit.queries.ts';

type Entry = Awaited<ReturnType<typeof listAuditEntries>>[number];

/** A line for each change, with a tab between its parts, the latest last. */
export async function readAuditLog(db: Database, most: number): Promise<string[]> {
  return (await listAuditEntries(db, most)).map(lineOf);
}

function lineOf({ at, actor, action, subject, details }: Entry): string {
  const known = Object.entries(details).map(([what, value]) => `${what}=${JSON.stringify(value)}`);
  return [at.toISOString(), actor, action, subject, known.join(' ')]
    .map(visible)
    .join('\t')
    .trimEnd();
}

/** Escapes characters with which a name could end its line, move the cursor or change the writing direction. */
function visible(text: string): string {
  return text.replaceAll(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

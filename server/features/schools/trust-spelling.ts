import { isSameTrust, trustKey } from '#contract/trusts.ts';
import type { Database } from '../../db/database.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import { changesOf } from './school-changes.ts';
import { lockEverySchool } from './school-import.queries.ts';
import {
  listTrusts,
  lockSchool,
  lockSchoolsOfTrust,
  type SchoolRow,
  updateSchoolRow,
} from './schools.queries.ts';

interface Spelling {
  /** The trust that a form asks for; nothing else needs a spelling. */
  trust: string | null | undefined;
  /** The school that is changed; undefined for a new one. */
  id?: string;
  actor: string;
}

/**
 * The spelling to save: a school that joins a trust takes over its spelling, and a school of the trust gives another
 * spelling to all. Called before other locks are taken, because it keeps every school from changing meanwhile.
 */
export async function spellTrust(
  transaction: Database,
  { trust, id, actor }: Spelling,
): Promise<string | null | undefined> {
  if (!trust) return trust;
  await lockEverySchool(transaction);
  const known = await findSpellings(transaction, trust);
  const before = id === undefined ? undefined : await lockSchool(transaction, id);
  if (!before || !isSameTrust(before.trust, trust)) return known[0] ?? trust;
  for (const row of await lockSchoolsOfTrust(transaction, known)) {
    if (row.id !== id && row.trust !== trust) await respell(transaction, row, { trust, actor });
  }
  return trust;
}

/** The names that schools have for a trust: more than one only until it is next spelt. */
export async function findSpellings(db: Database, trust: string): Promise<string[]> {
  return (await listTrusts(db)).filter((name) => isSameTrust(name, trust));
}

/** Gives each trust the spelling that it had first. */
export function createTrustSpeller(known: readonly (string | null)[]) {
  const spellings = new Map<string, string>();
  for (const name of known) if (name !== null) spell(name);
  return spell;

  function spell(name: string): string {
    const key = trustKey(name);
    const spelling = spellings.get(key) ?? name;
    spellings.set(key, spelling);
    return spelling;
  }
}

async function respell(
  transaction: Database,
  before: SchoolRow,
  { trust, actor }: { trust: string; actor: string },
): Promise<void> {
  const { id, ...row } = before;
  const after = await updateSchoolRow(transaction, id, { ...row, trust });
  await insertAuditEntry(transaction, {
    actor,
    action: 'school updated',
    subject: before.domain,
    details: changesOf(before, after),
  });
}

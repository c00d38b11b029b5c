import type { SchemeLoad } from '#contract/starter-scheme.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEntry } from '../audit/audit.queries.ts';
import {
  endLoad,
  endLoadsSilentSince,
  findLatestLoad,
  insertLoad,
  noteProgress,
} from './scheme-loads.queries.ts';
import type { Extent, FillingNeeds } from './starter-scheme.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
export type LoadNeeds = Omit<FillingNeeds, 'onWeek'> &
  Needs & { onWeek?: (done: number, all: number) => void };

const HEARTBEAT_MS = 15_000;
/** A load that has shown no progress for this long counts as dead. */
export const SILENT_AFTER_MS = 90_000;

export async function readLoad({ db, now }: Needs): Promise<SchemeLoad> {
  const load = await findLatestLoad(db);
  if (!load) return { state: 'none', done: 0, total: 0 };
  const { done, total, ended_at, heartbeat_at } = load;
  const isSilent = heartbeat_at.getTime() <= now().getTime() - SILENT_AFTER_MS;
  if (ended_at === null && !isSilent) return { state: 'running', done, total };
  return { state: done < total ? 'stopped' : 'complete', done, total };
}

/** Gives the id of a load that the caller then runs; undefined while another copy or command is running one. */
export async function claimLoad(
  { db, now }: Needs,
  { actor, extent }: { actor: string; extent: Extent },
): Promise<string | undefined> {
  const { countMissing, SCHEME_FOLDERS: total } = await import('./starter-scheme.ts');
  const missing = await countMissing(db, extent);
  const isFirstStart = extent === 'empty library';
  if (isFirstStart && missing === 0) return undefined;
  const time = now();
  // A demo has one copy: a load that seems to run is one that was killed.
  const silentSince = new Date(time.getTime() - (isFirstStart ? 0 : SILENT_AFTER_MS));
  return db.transaction().execute(async (transaction) => {
    await endLoadsSilentSince(transaction, silentSince, time);
    const load = { started_by: actor, now: time, done: total - missing, total };
    const id = await insertLoad(transaction, load);
    const entry = { actor, action: 'starter scheme load begun' as const, subject: 'library' };
    if (id !== undefined) await insertAuditEntry(transaction, entry);
    return id;
  });
}

/** Adds what is missing and notes the progress, for all copies to see. Returns whether all of it was added. */
export async function runLoad(needs: LoadNeeds, id: string): Promise<boolean> {
  const { db, now, isStopping } = needs;
  const { fillStarterScheme, SCHEME_FOLDERS } = await import('./starter-scheme.ts');
  let isEnded = false;
  const timer = setInterval(() => void beat(), HEARTBEAT_MS);
  try {
    await fillStarterScheme({
      ...needs,
      isStopping: async () => isEnded || (await isStopping()),
      onWeek: async (done, all) => {
        isEnded ||= !(await noteProgress(db, id, { now: now(), done }));
        needs.onWeek?.(done, all);
      },
    });
    const isComplete = !isEnded && !(await isStopping());
    if (isComplete) await noteProgress(db, id, { now: now(), done: SCHEME_FOLDERS });
    return isComplete;
  } finally {
    clearInterval(timer);
    await endLoad(db, id, now());
  }

  async function beat(): Promise<void> {
    try {
      isEnded ||= !(await noteProgress(db, id, { now: now() }));
    } catch {
      // The next note may succeed; if the database stays unavailable, the load itself fails.
    }
  }
}

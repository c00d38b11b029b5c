import { dayInLondon } from '#contract/calendar-day.ts';
import type { UsageKind } from '#contract/figures.ts';
import { createDelayedWrite } from '../../delayed-write.ts';
import type { Deps } from '../../deps.ts';
import { addUsage, type UsageRow } from './usage.queries.ts';

/** Uses that are not in the database yet. */
export interface Usage {
  /** A school is counted, never a person. Callers without a school are not counted. */
  count: (school: { id: string } | null, kind: UsageKind, resource?: string) => void;
  /** Writes the remaining uses. */
  stop: () => Promise<void>;
}

const WRITE_AFTER_MS = 5000;

/**
 * Adds up uses in memory and writes them after a delay, many in one statement, so that no request waits for the figures
 * or fails with them. A failed batch is written with the next one; a killed copy loses the last few seconds.
 */
export function createUsage({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): Usage {
  let unwritten = new Map<string, UsageRow>();
  const { schedule, stop } = createDelayedWrite(WRITE_AFTER_MS, writeBatch);
  return { count, stop };

  function count(school: { id: string } | null, kind: UsageKind, resource = ''): void {
    if (!school) return;
    add({ day: dayInLondon(now()), schoolId: school.id, kind, resource, uses: 1 });
    schedule();
  }

  function add(row: UsageRow): void {
    const key = [row.day, row.schoolId, row.kind, row.resource].join('\n');
    const uses = (unwritten.get(key)?.uses ?? 0) + row.uses;
    unwritten.set(key, { ...row, uses });
  }

  async function writeBatch(): Promise<boolean> {
    const batch = [...unwritten.values()];
    unwritten = new Map();
    try {
      if (batch.length > 0) await addUsage(db, batch);
    } catch (error) {
      log.error({ err: error, rows: batch.length }, 'the figures could not be written');
      for (const row of batch) add(row);
    }
    return unwritten.size > 0;
  }
}

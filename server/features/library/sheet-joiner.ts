import type { Deps } from '../../deps.ts';
import { shareLateFailures } from '../../files/share-late-failures.ts';
import type { StorePatience } from '../../files/store-patience.ts';
import { inTurn } from '../../in-turn.ts';
import { lineIsFull } from '../../limits/take.ts';
import { sourceOf } from '../../pdf/pdf-drawer.ts';
import { createRecentBytes } from '../../recent-bytes.ts';
import type { WeekFile } from './library.queries.ts';

/** The sheets of a few weeks: on a Monday morning many teachers print the same ones. */
const KEPT_BYTES = 32 * 1024 * 1024;
const LINE = {
  atOnce: 1,
  longestLine: 100,
  longestLane: 3,
  longestWaitMs: 25_000,
  refusal: () => lineIsFull('week/too-many'),
};

/** Joins the sheets of a week to one PDF, one week at a time and each session in turn; the last ones stay in memory. */
export function createSheetJoiner({ files, drawer }: Pick<Deps, 'files' | 'drawer'>) {
  const takeTurn = inTurn(LINE);
  const withSharedFailure = shareLateFailures();
  const kept = createRecentBytes(KEPT_BYTES);
  return async function join(
    sheets: readonly WeekFile[],
    { sessionId, patience }: { sessionId: string; patience: StorePatience },
  ): Promise<Uint8Array<ArrayBuffer>> {
    // Blobs never change, so what was joined from them is never stale.
    const key = sheets.map(({ blob }) => blob).join(' ');
    const sources = sheets.map((sheet) => sourceOf(files, sheet, patience));
    const joinNow = async () => kept.keep(key, await drawer.join(sources));
    const turn = withSharedFailure(async () => kept.find(key) ?? (await joinNow()));
    return kept.find(key) ?? takeTurn(turn, sessionId);
  };
}

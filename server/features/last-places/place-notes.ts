import { createDelayedWrite } from '../../delayed-write.ts';
import type { Deps } from '../../deps.ts';
import { type NotedPlace, saveLastPlaces } from './last-places.queries.ts';

export interface PlaceNotes {
  note: (place: NotedPlace) => void;
  /** Resolves when the notes of this person are in the database. */
  settle: (userId: string) => Promise<void>;
  /** Discards the notes of this person that are not written yet. */
  drop: (userId: string) => Promise<void>;
}

const WRITE_AFTER_MS = 1000;

/** Writes places after a short delay, many in one statement, so that no teacher waits. A lost place is soon noted again. */
export function createPlaceNotes({ db, log }: Pick<Deps, 'db' | 'log'>): PlaceNotes {
  let unwritten = new Map<string, NotedPlace>();
  const { schedule, writeNow, written } = createDelayedWrite(WRITE_AFTER_MS, writeBatch);
  return { note, settle, drop };

  function note(place: NotedPlace): void {
    unwritten.set(place.userId, place);
    schedule();
  }

  function settle(userId: string): Promise<void> {
    return unwritten.has(userId) ? writeNow() : written();
  }

  function drop(userId: string): Promise<void> {
    unwritten.delete(userId);
    return written();
  }

  async function writeBatch(): Promise<boolean> {
    const batch = [...unwritten.values()];
    unwritten = new Map();
    try {
      if (batch.length > 0) await saveLastPlaces(db, batch);
    } catch (error) {
      log.error({ err: error, places: batch.length }, 'the places of teachers could not be noted');
    }
    return unwritten.size > 0;
  }
}

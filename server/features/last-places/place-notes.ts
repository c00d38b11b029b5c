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

/** Writes places after a short delay, many in one statement, so that no teacher waits for it. A lost note is noted again soon. */
export function createPlaceNotes({ db, log }: Pick<Deps, 'db' | 'log'>): PlaceNotes {
  let unwritten = new Map<string, NotedPlace>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  return { note, settle, drop };

  function note(place: NotedPlace): void {
    unwritten.set(place.userId, place);
    timer ??= setTimeout(write, WRITE_AFTER_MS).unref();
  }

  function settle(userId: string): Promise<void> {
    return unwritten.has(userId) ? write() : writing;
  }

  function drop(userId: string): Promise<void> {
    unwritten.delete(userId);
    return writing;
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...unwritten.values()];
    unwritten = new Map();
    writing = writing.then(() => writeBatch(batch));
    return writing;
  }

  async function writeBatch(batch: NotedPlace[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      await saveLastPlaces(db, batch);
    } catch (error) {
      log.error({ err: error, places: batch.length }, 'the places of teachers could not be noted');
    }
  }
}

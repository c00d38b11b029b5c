import type { Database } from '../db/database.ts';
import {
  deleteTextsOf,
  deleteTextsWithoutSource,
  deleteWords,
  listUnusedWords,
  lockWords,
} from './page-texts.queries.ts';

const WORDS_AT_A_TIME = 200;

/** Removes the texts of PDFs that are gone, and the words that nothing else has. */
export async function collectTexts(db: Database): Promise<void> {
  await removeUnusedWords(db, await deleteTextsWithoutSource(db));
}

/** The same for PDFs that have just been removed. */
export async function removeTextsOf(db: Database, sources: string[]): Promise<void> {
  await removeUnusedWords(db, await deleteTextsOf(db, sources));
}

/**
 * Only a text that is added during the last, short step has to wait for it. A word that stays by mistake does no harm:
 * it is on no page, and no misspelling is taken for it.
 */
async function removeUnusedWords(db: Database, words: string[]): Promise<void> {
  for (let at = 0; at < words.length; at += WORDS_AT_A_TIME) {
    const unused = await listUnusedWords(db, words.slice(at, at + WORDS_AT_A_TIME));
    if (unused.length === 0) continue;
    await db.transaction().execute(async (transaction) => {
      if (!(await lockWords(transaction))) return;
      // Once more: a text may have been added meanwhile.
      await deleteWords(transaction, await listUnusedWords(transaction, unused));
    });
  }
}

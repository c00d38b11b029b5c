import type { Database } from '../db/database.ts';
import { deleteTextsWithoutSource, deleteUnusedWords } from './page-texts.queries.ts';

/** Removes the texts of PDFs that are gone, and the words that nothing else has. */
export async function collectTexts(db: Database): Promise<void> {
  await deleteTextsWithoutSource(db);
  await db.transaction().execute(deleteUnusedWords);
}

import type { Deps } from '../deps.ts';
import { insertPageTexts } from './page-texts.queries.ts';

/**
 * Keeps the text of a PDF that has just been published. If that fails, or a long PDF has not been read yet, the upload
 * is kept, and the text is read in the background.
 */
export async function saveTexts(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  source: string,
  texts: string[] | undefined,
): Promise<void> {
  if (!texts) return;
  try {
    await db.transaction().execute((transaction) => insertPageTexts(transaction, source, texts));
  } catch (error) {
    log.warn({ err: error }, 'the text of a new resource is left to be read later');
  }
}

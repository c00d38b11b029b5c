import type { Deps } from '../deps.ts';
import { removeBlobs } from '../files/remove-blobs.ts';
import { removeTextsOf } from '../texts/collect-texts.ts';
import { PICTURES_BYTES } from './page-pictures.ts';
import { deleteLeastUsed, deleteMadeFrom, deleteWithoutSource } from './page-pictures.queries.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'log'>;

/** Removes the pictures of PDFs that are gone, and those used longest ago where there are too many. */
export async function collectPictures(needs: Needs, mostBytes = PICTURES_BYTES): Promise<void> {
  const orphaned = await deleteWithoutSource(needs.db);
  await removeBlobs(needs, [...orphaned, ...(await deleteLeastUsed(needs.db, mostBytes))]);
}

/** Removes the blobs of resources that were deleted or replaced, with the pictures and texts of their pages. */
export async function removeWithPictures(needs: Needs, blobs: string[]): Promise<void> {
  const pictures = await deleteMade(needs, blobs);
  await removeBlobs(needs, [...blobs, ...pictures]);
}

async function deleteMade({ db, log }: Needs, blobs: string[]): Promise<string[]> {
  try {
    await removeTextsOf(db, blobs);
    return await deleteMadeFrom(db, blobs);
  } catch (error) {
    log.warn({ err: error }, 'pictures and texts of pages are left to the collection');
    return [];
  }
}

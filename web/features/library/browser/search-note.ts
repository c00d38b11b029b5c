import { browserCopy } from '../../../copy/resource-browser.ts';
import type { FoundInLibrary } from './use-library-search.ts';

const { search: copy } = browserCopy;

/** What the list says above its results when they are not for the term as it was typed. */
export function searchNote(
  term: string,
  { results, meant, notInPlace, isOfTree }: FoundInLibrary,
): string | undefined {
  if (isOfTree) return copy.namesOnly;
  if (notInPlace !== undefined) return copy.notInPlace(notInPlace, results.length);
  if (!meant) return undefined;
  return meant.isOnly ? copy.meant(term, meant.term) : copy.alsoMeant(meant.term);
}

import type { Database } from '../../db/database.ts';
import type { LibraryTree, PlacedResource } from '../library/tree-reader.ts';
import { isPlace, type PlaceNumbers } from './parse-term.ts';
import { type RankedWeek, rankWeeks } from './rank-weeks.ts';
import { isInPlace } from './search-names.ts';
import type { TextQuery } from './text-query.ts';
import { findPages, readPageTexts } from './texts.queries.ts';

export interface FoundWeek extends RankedWeek {
  /** Of its pages. */
  texts: string[];
}

/** The weeks that have the words on their pages, best first, with the texts of some of these pages. */
export async function searchTexts(
  db: Database,
  library: LibraryTree,
  { words, place, limit }: { words: TextQuery; place: PlaceNumbers; limit: number },
): Promise<FoundWeek[]> {
  const resources = isPlace(place) ? resourcesIn(place, library) : library.resources;
  const sources = isPlace(place) ? [...resources.keys()] : undefined;
  const pages = await findPages(db, words, sources);
  const weeks = rankWeeks(pages, resources, { endings: words.endings, limit });
  const shown = weeks.flatMap(({ source, pages: some }) => some.map((page) => ({ source, page })));
  const texts = new Map(
    (await readPageTexts(db, shown)).map(({ source, page, text }) => [`${source} ${page}`, text]),
  );
  return weeks.map((week) => ({
    ...week,
    texts: week.pages.map((page) => texts.get(`${week.source} ${page}`) ?? ''),
  }));
}

function resourcesIn(place: PlaceNumbers, { resources }: LibraryTree): LibraryTree['resources'] {
  const weeks = new Map<number, boolean>();
  const isThere = (copy: PlacedResource) => {
    const known = weeks.get(copy.weeksBefore) ?? isInPlace(place, copy);
    weeks.set(copy.weeksBefore, known);
    return known;
  };
  const there = [...resources].map(([source, copies]) => [source, copies.filter(isThere)] as const);
  return new Map(there.filter(([, copies]) => copies.length > 0));
}

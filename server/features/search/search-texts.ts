import type { SearchResult } from '#contract/library.ts';
import type { Database } from '../../db/database.ts';
import type { LibraryTree } from '../library/tree-reader.ts';
import { isPlace, type PlaceNumbers } from './parse-term.ts';
import { type RankedWeek, rankWeeks } from './rank-weeks.ts';
import { isInPlace } from './search-names.ts';
import { chooseSentence, type WantedWords } from './sentence.ts';
import type { TextQuery } from './text-query.ts';
import { findPages, readPageTexts } from './texts.queries.ts';

/** The weeks that have the words on their pages, best first. */
export async function searchTexts(
  db: Database,
  library: LibraryTree,
  { words, place, limit }: { words: TextQuery; place: PlaceNumbers; limit: number },
): Promise<RankedWeek[]> {
  const inPlace = isPlace(place)
    ? library.weeks.filter((week) => isInPlace(place, week))
    : undefined;
  const sources = inPlace?.flatMap((week) => week.sources);
  const pages = await findPages(db, words, sources);
  const weeks = inPlace && new Set(inPlace);
  return rankWeeks(pages, library.resources, { endings: words.endings, limit, weeks });
}

/** Each week as a result, with the page and the sentence that show the words best. */
export async function showTexts(
  db: Database,
  weeks: RankedWeek[],
  wanted: WantedWords,
): Promise<SearchResult[]> {
  if (weeks.length === 0) return [];
  const shown = weeks.flatMap(({ source, pages }) => pages.map((page) => ({ source, page })));
  const texts = new Map(
    (await readPageTexts(db, shown)).map(({ source, page, text }) => [`${source} ${page}`, text]),
  );
  return weeks.map(({ resource, source, pages }) => {
    const { bucket, name } = resource;
    const { year, week, title } = resource.in;
    const read = pages.map((page) => ({ page, text: texts.get(`${source} ${page}`) ?? '' }));
    const best = chooseSentence(read, wanted) ?? { page: pages[0] ?? 1, sentence: [] };
    const titled = title === undefined ? {} : { title };
    return { type: 'resource', bucket, year, week, name, ...titled, ...best };
  });
}

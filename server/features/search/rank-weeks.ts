import { inNaturalOrder } from '#contract/library-path.ts';
import type { LibraryTree, PlacedResource, PlacedWeek } from '../library/tree-reader.ts';
import type { FoundPage } from './texts.queries.ts';

/** A week with the words on its pages, and where they are best seen. */
export interface RankedWeek {
  /** The one that has the words most often. */
  resource: PlacedResource;
  source: string;
  /** The first of its pages that have the words. */
  pages: number[];
  /** How many pages of the week have the words. */
  found: number;
}

const PAGES_TO_CHOOSE_FROM = 4;
/** A page with the words as they were typed counts as much as three with other forms of them. */
const EXACT_POINTS = 3;
/** 'Review of Weeks 1 to 5', '-ant or -ent? mixed'. */
const REPEATING_TITLE = /^review\b|\bmixed\b/i;
/** Of the most that a week has. */
const NEARLY_AS_MANY = 0.69;

interface FoundResource {
  resource: PlacedResource;
  source: string;
  /** By page. */
  points: Map<number, number>;
  sum: number;
}

/**
 * Weeks whose pages have the words, those first that have them on most pages: a week that teaches a word repeats it
 * on slides, worksheets and answers. Of weeks that have them on nearly as many the earliest comes first, because a word
 * is taught before it comes back.
 */
export function rankWeeks(
  pages: readonly FoundPage[],
  resources: LibraryTree['resources'],
  {
    endings,
    limit,
    weeks,
  }: {
    endings: string[];
    limit: number;
    /** The only ones to rank; all where it is missing. */
    weeks?: ReadonlySet<PlacedWeek> | undefined;
  },
): RankedWeek[] {
  const weighed = [...byWeek(placed(pages, resources))]
    .filter(([week]) => weeks?.has(week) !== false)
    .map(([week, found]) => ({
      weeksBefore: week.weeksBefore,
      found,
      weight: weigh(week, found, endings),
    }));
  const most = weighed.reduce((weight, week) => Math.max(weight, week.weight), 0);
  return weighed
    .map((week) => ({ ...week, rank: Math.min(week.weight, most * NEARLY_AS_MANY) }))
    .toSorted((a, b) => b.rank - a.rank || a.weeksBefore - b.weeksBefore)
    .slice(0, limit)
    .map(({ found }) => weekOf(found));
}

/** The found pages by resource; copies share their pages. */
function placed(pages: readonly FoundPage[], resources: LibraryTree['resources']): FoundResource[] {
  const bySource = new Map<string, Map<number, number>>();
  for (const { source, page, isExact } of pages) {
    const points = bySource.get(source) ?? new Map<number, number>();
    points.set(page, Math.max(points.get(page) ?? 0, isExact ? EXACT_POINTS : 1));
    bySource.set(source, points);
  }
  return [...bySource].flatMap(([source, points]) => {
    let sum = 0;
    for (const each of points.values()) sum += each;
    return (resources.get(source) ?? []).map((resource) => ({ resource, source, points, sum }));
  });
}

function byWeek(found: FoundResource[]): Map<PlacedWeek, FoundResource[]> {
  const weeks = new Map<PlacedWeek, FoundResource[]>();
  for (const each of found) {
    const week = weeks.get(each.resource.in);
    if (week) week.push(each);
    else weeks.set(each.resource.in, [each]);
  }
  return weeks;
}

/**
 * A folder without a title, such as that of the year's tests, has the words of all weeks, and a week that repeats or
 * mixes others has the words of several. A week about '-le' is what 'words ending in le' means.
 */
function weigh({ title }: PlacedWeek, found: FoundResource[], endings: string[]): number {
  const points = found.reduce((sum, each) => sum + each.sum, 0);
  const isAbout = title !== undefined && endings.some((ending) => hasEnding(title, ending));
  const isRepeating = title === undefined || REPEATING_TITLE.test(title);
  return (points * (isAbout ? 2 : 1)) / (isRepeating ? 2 : 1);
}

/** Whether a title has it with its hyphen and to its end: '-le', not '-less'. */
function hasEnding(title: string, ending: string): boolean {
  const [, ...behind] = title.toLowerCase().split(`-${ending}`);
  return behind.some((text) => !/^[\p{L}\p{N}]/u.test(text));
}

function weekOf(found: FoundResource[]): RankedWeek {
  const [best] = found.toSorted(
    (a, b) => b.sum - a.sum || inNaturalOrder(a.resource.name, b.resource.name),
  );
  if (!best) throw new Error('A week is found by its resources.');
  const pages = [...best.points].toSorted(
    ([page, points], [other, others]) => others - points || page - other,
  );
  return {
    resource: best.resource,
    source: best.source,
    pages: pages.slice(0, PAGES_TO_CHOOSE_FROM).map(([page]) => page),
    found: found.reduce((sum, each) => sum + each.points.size, 0),
  };
}

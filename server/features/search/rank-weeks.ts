import { inNaturalOrder } from '#contract/library-path.ts';
import type { LibraryTree, PlacedResource, PlacedWeek } from '../library/tree-reader.ts';
import type { FoundSource } from './texts.queries.ts';

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
  pdf: FoundSource;
  points: number;
}

interface FoundWeek {
  week: PlacedWeek;
  resources: FoundResource[];
  weight: number;
}

/**
 * Weeks whose pages have the words, those first that have them on most pages: a week that teaches a word repeats it
 * on slides, worksheets and answers. Of weeks that have them on nearly as many the earliest comes first, because a word
 * is taught before it comes back.
 */
export function rankWeeks(
  found: readonly FoundSource[],
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
  const weighed = inWeeks(found, resources)
    .filter(({ week }) => weeks?.has(week) !== false)
    .map((each) => ({ ...each, weight: each.weight * factorOf(each.week, endings) }));
  const most = weighed.reduce((weight, week) => Math.max(weight, week.weight), 0);
  const rankOf = ({ weight }: FoundWeek) => Math.min(weight, most * NEARLY_AS_MANY);
  return weighed
    .toSorted((a, b) => rankOf(b) - rankOf(a) || a.week.weeksBefore - b.week.weeksBefore)
    .slice(0, limit)
    .map((week) => shownOf(week));
}

/** Copies share their pages. */
function inWeeks(found: readonly FoundSource[], resources: LibraryTree['resources']): FoundWeek[] {
  const weeks = new Map<number, FoundWeek>();
  for (const pdf of found) {
    const points = pdf.exact.length * EXACT_POINTS + pdf.others.length;
    for (const resource of resources.get(pdf.source) ?? []) {
      const week = weeks.get(resource.in.weeksBefore) ?? emptyWeek(resource.in);
      week.resources.push({ resource, pdf, points });
      week.weight += points;
      weeks.set(resource.in.weeksBefore, week);
    }
  }
  return [...weeks.values()];
}

function emptyWeek(week: PlacedWeek): FoundWeek {
  return { week, resources: [], weight: 0 };
}

/**
 * A folder without a title, such as that of the year's tests, has the words of all weeks, and a week that repeats or
 * mixes others has the words of several. A week about '-le' is what 'words ending in le' means.
 */
function factorOf({ title }: PlacedWeek, endings: string[]): number {
  if (title === undefined) return 1 / 2;
  const isAbout = endings.some((ending) => hasEnding(title, ending));
  return (isAbout ? 2 : 1) / (REPEATING_TITLE.test(title) ? 2 : 1);
}

/** Whether a title has it with its hyphen and to its end: '-le', not '-less'. */
function hasEnding(title: string, ending: string): boolean {
  if (!title.includes('-')) return false;
  const [, ...behind] = title.toLowerCase().split(`-${ending}`);
  return behind.some((text) => !/^[\p{L}\p{N}]/u.test(text));
}

function shownOf({ resources }: FoundWeek): RankedWeek {
  const [best] = resources.toSorted(
    (a, b) => b.points - a.points || inNaturalOrder(a.resource.name, b.resource.name),
  );
  if (!best) throw new Error('A week is found by its resources.');
  const { source, exact, others } = best.pdf;
  return {
    resource: best.resource,
    source,
    pages: [...exact, ...others].slice(0, PAGES_TO_CHOOSE_FROM),
    found: resources.reduce((sum, { pdf }) => sum + pdf.exact.length + pdf.others.length, 0),
  };
}

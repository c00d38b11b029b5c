import type { Tree } from '#contract/library.ts';
import type { Place } from '../../../paths.ts';

type Week = Tree['years'][number]['weeks'][number];

/** The tree, or the part of it that a page was rendered with. */
export interface KnownTree extends Tree {
  isPart?: true;
  /** The place whose lists a part has. */
  place?: Place;
}

/** Whether the tree has everything that the browser shows at a place. */
export function isKnownAt({ isPart, place }: KnownTree, { year, week }: Place): boolean {
  if (!isPart) return true;
  if (!place) return false;
  return (year === undefined || year === place.year) && (week === undefined || week === place.week);
}

/** All years, the weeks of the selected year and the resources of the selected week: what the browser shows at a place. */
export function partOfTree({ years }: Tree, { year, week }: Place): KnownTree {
  // Without a subscription there is nothing to leave out.
  if (years.length === 0) return { years };
  return {
    isPart: true,
    place: { year, week },
    years: years.map(({ weeks, ...each }) => ({
      ...each,
      weeks:
        each.name === year ? weeks.map((each) => (each.name === week ? each : empty(each))) : [],
    })),
  };
}

/** All years, and the weeks that the paths are in, without their resources: what a list of favourites shows. */
export function partWithWeeks({ years }: Tree, paths: readonly string[]): KnownTree {
  if (years.length === 0) return { years };
  const wanted = new Set(paths.map((path) => path.split('/').slice(0, 2).join('/')));
  return {
    isPart: true,
    years: years.map(({ weeks, ...each }) => ({
      ...each,
      weeks: weeks.filter(({ name }) => wanted.has(`${each.name}/${name}`)).map(empty),
    })),
  };
}

function empty(week: Week): Week {
  return { ...week, resources: [] };
}

import { groupedByName, type ResourceResult } from '#contract/group-by-name.ts';
import type { SearchResult, Tree } from '#contract/library.ts';
import { SEARCH_RESULTS } from '#contract/limits.ts';
import { findYear } from './find-in-tree.ts';

type Week = Tree['years'][number]['weeks'][number];
type Resource = Week['resources'][number];

interface Named {
  name: string;
  title?: string | undefined;
}

/** The names and titles of the loaded tree, searched while the server cannot: years, then weeks, then resources. */
export function searchTree({ years }: Tree, term: string): SearchResult[] {
  const wanted = term.trim().toLowerCase();
  const matches = ({ name }: Named) => name.toLowerCase().includes(wanted);
  const isAbout = (folder: Named) =>
    !matches(folder) && folder.title?.toLowerCase().includes(wanted) === true;
  const weeks = years.flatMap((year) => year.weeks.map((week) => ({ year: year.name, week })));
  return [
    ...years.filter(matches).slice(0, SEARCH_RESULTS).map(yearResult),
    ...weeks
      .filter(({ week }) => matches(week))
      .slice(0, SEARCH_RESULTS)
      .map(weekResult),
    ...groupedByName(
      weeks.flatMap(({ year, week }) =>
        week.resources.filter(matches).map((resource) => ({
          result: resourceResult(year, week, resource),
          weeks: 1,
        })),
      ),
    ).slice(0, SEARCH_RESULTS),
    ...years.filter(isAbout).map(yearResult),
    ...weeks
      .filter(({ week }) => isAbout(week))
      .slice(0, SEARCH_RESULTS)
      .map(weekResult),
  ];
}

/** The weeks that a result for a name stands for, as results of their own. */
export function weeksWithName(
  tree: Tree | undefined,
  { year, name }: Pick<ResourceResult, 'year' | 'name'>,
): ResourceResult[] {
  const wanted = name.toLowerCase();
  return (findYear(tree, year)?.weeks ?? []).flatMap((week) =>
    week.resources
      .filter((resource) => resource.name.toLowerCase() === wanted)
      .map((resource) => resourceResult(year, week, resource)),
  );
}

function resourceResult(year: string, week: Week, { name, bucket }: Resource): ResourceResult {
  return { type: 'resource', year, week: week.name, name, bucket, ...titled(week) };
}

function yearResult(year: Named): SearchResult {
  return { type: 'year', year: year.name, ...titled(year) };
}

function weekResult({ year, week }: { year: string; week: Named }): SearchResult {
  return { type: 'week', year, week: week.name, ...titled(week) };
}

function titled({ title }: Named): { title?: string } {
  return title === undefined ? {} : { title };
}

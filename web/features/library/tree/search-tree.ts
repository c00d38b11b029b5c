import type { SearchResult, Tree } from '#contract/library.ts';
import { SEARCH_RESULTS } from '#contract/limits.ts';

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
    ...weeks
      .flatMap(({ year, week }) =>
        week.resources.filter(matches).map((resource) => ({
          type: 'resource' as const,
          year,
          week: week.name,
          ...titled(week),
          ...resource,
        })),
      )
      .slice(0, SEARCH_RESULTS),
    ...years.filter(isAbout).map(yearResult),
    ...weeks
      .filter(({ week }) => isAbout(week))
      .slice(0, SEARCH_RESULTS)
      .map(weekResult),
  ];
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

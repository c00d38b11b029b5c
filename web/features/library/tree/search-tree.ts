import type { SearchResult, Tree } from '#contract/library.ts';
import { SEARCH_RESULTS } from '#contract/limits.ts';

/** The same search as the server's, in the loaded tree: years, then weeks, then resources. */
export function searchTree({ years }: Tree, term: string): SearchResult[] {
  const wanted = term.trim().toLowerCase();
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(wanted);
  const weeks = years.flatMap((year) => year.weeks.map((week) => ({ year: year.name, week })));
  return [
    ...years.filter(matches).slice(0, SEARCH_RESULTS).map(yearResult),
    ...weeks
      .filter(({ week }) => matches(week))
      .slice(0, SEARCH_RESULTS)
      .map(({ year, week }) => ({ type: 'week' as const, year, week: week.name })),
    ...weeks
      .flatMap(({ year, week }) =>
        week.resources.filter(matches).map((resource) => ({
          type: 'resource' as const,
          year,
          week: week.name,
          ...resource,
        })),
      )
      .slice(0, SEARCH_RESULTS),
  ];
}

function yearResult({ name }: { name: string }): SearchResult {
  return { type: 'year', year: name };
}

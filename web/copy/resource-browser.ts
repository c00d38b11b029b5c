import type { SearchResult } from '#contract/library.ts';
import { counted } from './counted.ts';
import { otherFolders } from './other-folders.ts';

export const browserCopy = {
  titles: { years: 'Years', weeks: 'Weeks', resources: 'Resources' },
  select: { year: 'Select Year', week: 'Select Week' },
  prompts: { year: 'Please select a year.', yearAndWeek: 'Please select a year and week.' },
  error: (message: string) => `Error: ${message}`,
  noItems: 'No items found.',
  noYears: 'No years found.',
  noWeeks: (year: string) => `No weeks found for ${year}.`,
  noResources: (year: string, week: string) => `No resources found for ${year} - ${week}.`,
  missing: (name: string) => `"${name}" could not be found.`,
  mayBeGone: 'It may have been renamed or deleted.',
  place: (...names: string[]) => names.join(' · '),
  readOnly: 'Read-only',
  pages: (count: number) => counted(count, 'page'),
  add: 'Add',
  addYear: 'Add year group',
  addWeek: 'Add week',
  upload: 'Upload',
  uploadFiles: 'Upload files',
  selectFirst: 'Please make a selection first.',
  skipToResources: 'Skip to resources',
  goToResources: 'Go to its resources',
  /** Beside the title 'Weeks'. */
  weekCount: (weeks: number, others: readonly string[]) =>
    [weeks.toLocaleString('en-GB'), ...otherFolders(others)].join(' and '),
  announce: {
    weeks: (weeks: number, others: readonly string[], year: string) =>
      `${[counted(weeks, 'week'), ...otherFolders(others)].join(' and ')}, ${year}`,
    resources: (count: number, year: string, week: string) =>
      `${counted(count, 'resource')}, ${year}, ${week}`,
  },
  subscribe: {
    heading: 'Subscribe required',
    explanation:
      'Once your school has a subscription, everybody there can open the slides and worksheets for every week, from Year\u00a02 to Year\u00a06.',
    pricing: 'Go to pricing',
    /** As on the home page. */
    sample: 'Try a whole week',
  },
  viewerNotLoaded: 'Failed to load PDF. Please try again later.',
  search: {
    label: 'Search years, weeks and resources',
    results: 'Search results',
    close: 'Close the search results',
    page: (page: number) => `Page ${page}`,
    searching: 'Searching...',
    none: (term: string) => `No resources found matching "${term}"`,
    count: (count: number) => counted(count, 'result'),
    meant: (typed: string, meant: string) => `No results for “${typed}”. Showing “${meant}”.`,
    alsoMeant: (meant: string) => `Also showing “${meant}”.`,
    notInPlace: (typed: string, places: number) =>
      `“${typed}” was not found in the ${places === 1 ? 'place' : 'places'} below.`,
    namesOnly: 'We could not reach the server, so only names and topics were searched.',
    weeks: (weeks: number) => `in ${weeks} weeks`,
    showWeeks: 'Show weeks',
    hideWeeks: 'Hide weeks',
    weeksShown: (name: string, weeks: number) => `${name}: ${weeks} weeks are listed below it.`,
    types: { year: 'Year', week: 'Week', resource: 'Resource' } satisfies Record<
      SearchResult['type'],
      string
    >,
  },
} as const;

import type { SearchResult } from '#contract/library.ts';
import type { FoundFolder } from './search.queries.ts';

export function folderResult({ folder, title }: FoundFolder): SearchResult {
  const [year = '', week] = folder.split('/');
  return week === undefined
    ? { type: 'year', year, ...titled(title) }
    : { type: 'week', year, week, ...titled(title) };
}

export function titled(title: string | null): { title?: string } {
  return title === null ? {} : { title };
}

import { searchLibrary } from '#contract/library.ts';
import type { Deps } from '../../deps.ts';
import { requireBrowser } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import * as search from './search.service.ts';

export function searchRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return [serve(searchLibrary, requireBrowser, ({ term }) => search.searchLibrary(db, term))];
}

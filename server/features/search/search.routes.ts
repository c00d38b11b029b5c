import { searchLibrary } from '#contract/library.ts';
import { requireBrowser } from '../../http/access.ts';
import { type Route, serve } from '../../http/serve.ts';
import * as search from './search.service.ts';

export function searchRoutes(needs: search.SearchNeeds): Route[] {
  return [serve(searchLibrary, requireBrowser, ({ term }) => search.searchLibrary(needs, term))];
}

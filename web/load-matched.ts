import { matchRoutes } from 'react-router';
import { routes } from './router.tsx';

/** Loads the code of the page at an address, so that its first render is complete. */
export async function loadMatched(path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

import { matchRoutes, type RouteObject } from 'react-router';
import { routes } from './router.tsx';

/** Loads the code of the page at an address, so that its first render is complete. */
export async function loadMatched(path: string): Promise<void> {
  const matched = matchRoutes(routes, path) ?? [];
  await Promise.all(matched.map(({ route }) => load(route)));
}

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

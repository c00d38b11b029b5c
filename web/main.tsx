// First, because schemas read this setting when they are created.
import './zod-without-eval.ts';

import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/query-client.ts';
import { pendingSignOut, sessionQuery } from './features/session/index.ts';
import { removeFirstPage } from './first-page.ts';
import { hasLeftLoadedAddress, holdHistory } from './loaded-address.ts';
import { fillQueries, type PageState, readPageState } from './page-state.ts';
import { routes } from './router.tsx';
import { endEarlyPresses, ScreenLoadError } from './features/site-frame/index.ts';
import { Site } from './site.tsx';
import './theme.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
// The server's window covers it by now, and an error in its place must not stay behind it.
removeFirstPage();
const queryClient = createQueryClient();
// A page of the user who is signing out must not be shown any longer.
const state = pendingSignOut.exists() ? undefined : readPageState();
// Not awaited: the code of a screen imports this file, and would wait for it.
if (state) hydrate(root, state).catch((error: unknown) => recover(root, error));
else start(root);

/** Takes over a page that the server rendered; its elements stay. */
async function hydrate(root: Element, state: PageState): Promise<void> {
  fillQueries(queryClient, state);
  await loadScreenCode(location.pathname);
  // The rendered elements belong to the address before.
  if (hasLeftLoadedAddress()) return start(root);
  const releaseHistory = holdHistory();
  // Tells the router that the page is already shown, or it would scroll to the top.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  endEarlyPresses();
  hydrateRoot(
    root,
    <Site queryClient={queryClient} renderedAs={state} submitted={state.submitted}>
      <OnceHydrated then={releaseHistory}>
        <RouterProvider router={router} />
      </OnceHydrated>
    </Site>,
  );
}

/** Loads the code of the page at an address before the router asks for it, so that its first render is complete. */
async function loadScreenCode(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Around the site, not beside it: `useId` counts siblings, so its ids would differ from those of the server. */
function OnceHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** The code of the screen could not be loaded. */
function recover(root: Element, error: unknown): void {
  if (error instanceof ScreenLoadError && error.reloadDue) location.reload();
  else start(root);
}

/** Renders a page that the server could not render, or renders none of, as in development. */
function start(root: Element): void {
  // Fetched while the code of the first screen is still loading.
  void queryClient.prefetchQuery(sessionQuery);
  const router = createBrowserRouter(routes);
  endEarlyPresses();
  createRoot(root).render(
    <Site queryClient={queryClient}>
      <RouterProvider router={router} />
    </Site>,
  );
}

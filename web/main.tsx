// First, because schemas read this setting when they are created.
import './zod-without-eval.ts';

import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { earlyInput, earlyPage } from './features/early-page/index.ts';
import { pageData, sessionQuery } from './features/session/index.ts';
import { routes } from './router.tsx';
import { Site } from './site.tsx';
import { hydrate } from './hydrate.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
if (pageData) {
  // A prerendered page may have been open for a while before this code was loaded, so its session is stale.
  const updatedAt = earlyPage.exists ? 0 : performance.timeOrigin;
  queryClient.setQueryData(sessionQuery.queryKey, pageData.session, { updatedAt });
} else {
  // Fetched while the code of the first screen is still loading.
  void queryClient.prefetchQuery(sessionQuery);
}

if (earlyPage.exists && pageData) await hydrate(root, queryClient).catch(() => start(root));
else start(root);

function start(into: Element): void {
  const router = createBrowserRouter(routes);
  createRoot(into).render(
    <Site queryClient={queryClient} router={router} onReady={earlyInput.giveBack} />,
  );
}

// First, because schemas ask for this setting as soon as they are made.
import './zod-without-eval.ts';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './api/query-client.ts';
import { handedOver } from './features/session/hand-over.ts';
import { sessionQuery } from './features/session/session-query.ts';
import { routes } from './router.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
if (handedOver) queryClient.setQueryData(sessionQuery.queryKey, handedOver.session);
// Asked while the first screen's code is still on its way.
else void queryClient.prefetchQuery(sessionQuery);

createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);

// First, because schemas read this setting when they are created.
import './zod-without-eval.ts';

import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { PageRequest, RenderedPage, ServerSide } from '#contract/page-rendering.ts';
import type { Session } from '#contract/session.ts';
import { createQueryClient } from './api/query-client.ts';
import { setServerSide } from './api/server-side.ts';
import { redirectFrom, sessionQuery } from './features/session/index.ts';
import { PageHead } from './page-head.tsx';
import { queriesOf, stateElement } from './page-state.ts';
import type { RouteFacts } from './route-facts.ts';
import { routes } from './router.tsx';
import { Site } from './site.tsx';

/** Large, so that React never sends a part of a page later: that would need a script in the page. */
const WHOLE_PAGE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** The program of the site that the server runs. */
export function createPageRenderer(find: () => ServerSide | undefined) {
  setServerSide(find);
  const handler = createStaticHandler(routes);
  return renderPage;

  async function renderPage(request: PageRequest): Promise<RenderedPage> {
    const url = new URL(request.url, request.publicUrl);
    const context = await handler.query(new Request(url));
    if (context instanceof Response) throw new Error('no route of the site answers by itself');
    const queryClient = createQueryClient();
    queryClient.setDefaultOptions({ queries: { retry: false } });
    try {
      const session = await queryClient.fetchQuery({ ...sessionQuery, retry: false });
      const redirect = findRedirect(context, session);
      if (redirect !== undefined) return { redirect };
      await prepare(context, queryClient, session);
      return await render(context, queryClient, request);
    } finally {
      queryClient.clear();
    }
  }

  async function render(
    context: StaticHandlerContext,
    queryClient: QueryClient,
    { isPhone, publicUrl, now }: PageRequest,
  ): Promise<RenderedPage> {
    const renderedAs = { isPhone, year: now.getFullYear() };
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = await renderWhole(
      <Site queryClient={queryClient} renderedAs={renderedAs}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Site>,
    );
    // React's output begins with links that preload pictures.
    const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
    const routeId = context.matches.at(-1)?.route.id ?? '';
    const path = context.location.pathname;
    const head = renderToStaticMarkup(
      <PageHead routeId={routeId} path={path} publicUrl={publicUrl} />,
    );
    return {
      status: routeId === 'not-found' ? 404 : 200,
      head: head + preloads,
      content: html.slice(preloads.length),
      screens: context.matches.flatMap(({ route }) => {
        const { screen }: RouteFacts = route.handle ?? {};
        return screen ?? [];
      }),
      state: stateElement({ queries: queriesOf(queryClient), ...renderedAs }),
    };
  }
}

function findRedirect(
  { matches, location }: StaticHandlerContext,
  session: Session | null,
): string | undefined {
  for (const { route } of matches) {
    const { allowed }: RouteFacts = route.handle ?? {};
    const redirect = allowed && redirectFrom(allowed, session, location);
    if (redirect !== undefined) return redirect;
  }
  return undefined;
}

/** Loads what the screens of the page show. What cannot be loaded is left to the browser, which asks again. */
async function prepare(
  { matches, location }: StaticHandlerContext,
  queryClient: QueryClient,
  session: Session | null,
): Promise<void> {
  const { pathname } = location;
  for (const { route, params } of matches) {
    const { prepare: prepareScreen }: RouteFacts = route.handle ?? {};
    const routeId = matches.at(-1)?.route.id ?? '';
    await prepareScreen?.({ queryClient, session, routeId, pathname, params });
  }
  queryClient.removeQueries({ predicate: ({ state }) => state.status !== 'success' });
}

async function renderWhole(site: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(site, {
    ...WHOLE_PAGE,
    onError: (error) => {
      failure = error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  const decoder = new TextDecoder();
  let html = '';
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return html;
    html += decoder.decode(value, { stream: true });
  }
}

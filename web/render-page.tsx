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
import type { PageParts, PageRequest, PreparedPage, ServerSide } from '#contract/page-rendering.ts';
import type { Session } from '#contract/session.ts';
import { createQueryClient } from './api/query-client.ts';
import { setServerSide } from './api/server-side.ts';
import { redirectFrom } from './features/guards/index.ts';
import { sessionQuery } from './features/session/index.ts';
import { FIRST_PAGE_STYLE, firstPageOf } from './first-page.ts';
import { PAGE_DATA } from './page-data.ts';
import { PageHead } from './page-head.tsx';
import { readPageSubject } from './page-subject.ts';
import { queriesOf, stateElement } from './page-state.ts';
import type { Preparation, RouteFacts } from './route-facts.ts';
import { routes } from './router.tsx';
import { Site } from './site.tsx';
import type { Submission, SubmittedForm } from './ui/submitted-form.ts';

/** The component library hides an input with this, which our content security policy refuses. */
const HIDING_STYLE =
  ' style="clip-path:inset(50%);overflow:hidden;white-space:nowrap;border:0;padding:0;width:1px;height:1px;margin:0;position:fixed;top:0;left:0"';

/** The browser paints nothing before it has read the page's end: half a page would be laid out twice. */
const PAINT_WHOLE = '<link rel="expect" href="#page-end" blocking="render">';

/** Large, so that React never sends a part of a page later: that would need a script in the page. */
const WHOLE_PAGE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

type Match = StaticHandlerContext['matches'][number];

/** The program of the site that the server runs. */
export function createPageRenderer(find: () => ServerSide | undefined) {
  setServerSide(find);
  const handler = createStaticHandler(routes);
  return preparePage;

  async function preparePage(request: PageRequest): Promise<PreparedPage> {
    // Not relative to the site, because `//evil.example` would be another one.
    const url = new URL(request.publicUrl + request.url);
    const context = await handler.query(new Request(url));
    if (context instanceof Response) throw new Error('no route of the site answers by itself');
    const queryClient = createQueryClient();
    queryClient.setDefaultOptions({ queries: { retry: false } });
    const session = await queryClient.fetchQuery({ ...sessionQuery, retry: false });
    const redirect = findRedirect(context, session);
    if (redirect !== undefined) return { redirect };
    const preparation = preparationOf(context, queryClient, session);
    const submission = await submit(context, request.fields, preparation);
    if ('redirect' in submission) return submission;
    await prepare(context, preparation);
    return { render: () => render(context, queryClient, { ...request, ...submission }) };
  }

  async function render(
    context: StaticHandlerContext,
    queryClient: QueryClient,
    { isPhone, publicUrl, now, submitted }: PageRequest & { submitted: SubmittedForm | undefined },
  ): Promise<PageParts> {
    const renderedAs = { isPhone, year: now.getFullYear() };
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = await renderWhole(
      <Site queryClient={queryClient} renderedAs={renderedAs} submitted={submitted}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Site>,
    );
    // React's output begins with links that preload pictures.
    const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
    const routeId = context.matches.at(-1)?.route.id ?? '';
    const path = context.location.pathname.replace(/(?<=.)\/$/, '');
    const subject = readPageSubject(queryClient);
    const head = renderToStaticMarkup(<PageHead {...{ routeId, subject, path, publicUrl }} />);
    const firstPage = firstPageOf(html);
    return {
      status: statusOf(routeId, submitted),
      head: head + preloads + (firstPage ? FIRST_PAGE_STYLE : PAINT_WHOLE),
      firstPage,
      content: html.slice(preloads.length),
      screens: context.matches.flatMap(({ route }) => {
        const { code }: RouteFacts = route.handle ?? {};
        return code ?? [];
      }),
      state: stateElement({ queries: queriesOf(queryClient), submitted, ...renderedAs }),
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

function preparationOf(
  { matches, location }: StaticHandlerContext,
  queryClient: QueryClient,
  session: Session | null,
): Preparation {
  const { route, params = {} } = matches.at(-1) ?? {};
  const { pathname, search } = location;
  return { queryClient, session, routeId: route?.id ?? '', pathname, search, params };
}

/** Has the screen handle a form, or refuse the address of a page that is only opened. */
async function submit(
  { matches }: StaticHandlerContext,
  fields: URLSearchParams | undefined,
  preparation: Preparation,
): Promise<Submission | { submitted: undefined }> {
  const { refuse, submit: submitToScreen } = dataOf(matches.at(-1)) ?? {};
  if (!fields) return { submitted: await refuse?.(preparation) };
  if (!submitToScreen)
    throw new Error(`${preparation.routeId} has no form that works without script`);
  return submitToScreen(fields, preparation);
}

function statusOf(routeId: string, submitted: SubmittedForm | undefined): PageParts['status'] {
  if (routeId === 'not-found') return 404;
  return submitted?.refused || submitted?.problem ? 422 : 200;
}

/** Loads what the screens of the page show. What cannot be loaded is left to the browser, which asks again. */
async function prepare({ matches }: StaticHandlerContext, preparation: Preparation): Promise<void> {
  for (const match of matches) {
    await dataOf(match)?.prepare?.({ ...preparation, params: match.params });
  }
  preparation.queryClient.removeQueries({ predicate: ({ state }) => state.status !== 'success' });
}

function dataOf(match: Match | undefined) {
  const { code = '' }: RouteFacts = match?.route.handle ?? {};
  return PAGE_DATA[code];
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
    if (done) return html.replaceAll(HIDING_STYLE, ' class="sr-only"');
    html += decoder.decode(value, { stream: true });
  }
}

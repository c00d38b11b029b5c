import { AsyncLocalStorage } from 'node:async_hooks';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageParts, PageProgram, PreparedPage, ServerSide } from '#contract/page-rendering.ts';
import { PUBLIC_PAGES, SIGN_IN_PAGES, UNSUBSCRIBE_PAGE } from '#contract/page-routes.ts';
import { AppError } from '../app-error.ts';
import { largestNetworkOf } from './client-network.ts';
import type { AppContext } from './context.ts';
import { describeError } from './errors.ts';
import { createPageTurns } from './page-turns.ts';
import { fillTemplate, readTemplate } from './page-template.ts';
import { readForm } from './read-form.ts';
import type { Route } from './serve.ts';
import { type Asset, assetOf, choose, type Site } from './static-site.ts';

interface PageNeeds {
  site: Site;
  /** The site's own program, which renders its pages. */
  program: PageProgram;
  /** Every call of the API. */
  routes: readonly Route[];
  publicUrl: string;
  /** Whether a visitor has begun something that pages show, so that theirs must not be kept. */
  hasBegun: (c: AppContext) => boolean;
  now: () => Date;
}

/** Pages that are the same for every visitor. */
const KEPT_PATHS = new Set<string>([...PUBLIC_PAGES, ...SIGN_IN_PAGES]);
/** The key under which the page for unknown addresses is kept. */
const NO_PAGE = '/not-found';
const KEPT_FOR_MS = 60 * 60_000;
const BROTLI_QUALITY = 6;
const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/** The most pages that are kept for addresses with a query. */
const MOST_WITH_QUERY = 200;

/** Of every request whose page is rendered. One for the process: each more would make every promise slower. */
const serverSides = new AsyncLocalStorage<ServerSide>();

type WhenFree = (render: () => Promise<PageParts>) => Promise<PageParts>;

interface KeptPage {
  renderedAt: number;
  page: Promise<{ status: PageParts['status']; files: ReadonlyMap<string, Asset> }>;
}

/**
 * Answers a request for a page with whole HTML, rendered for its caller. While it is rendered, its calls go straight
 * to the routes of this process, with the session of the request.
 */
export function createPages({ site, program, routes, publicUrl, hasBegun, now }: PageNeeds) {
  const template = readTemplate(site);
  const routeByCall = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const prepare = program.createPageRenderer(() => serverSides.getStore());
  const kept = new Map<string, KeptPage>();
  const keptWithQuery = new Map<string, KeptPage>();
  const { takeVisitorsTurn, takeFormsTurn, takeSessionsTurn } = createPageTurns();
  return { sendPage, sendNotFound, answerForm };

  function sendPage(c: AppContext): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.replace(/(?<=.)\/$/, '');
    return answer(c, 200, KEPT_PATHS.has(path) ? path + search : undefined);
  }

  function sendNotFound(c: AppContext): Promise<Response> {
    return answer(c, 404, NO_PAGE);
  }

  /** `keptAt` is given where every visitor gets the same page. */
  async function answer(c: AppContext, emptyStatus: 200 | 404, keptAt?: string) {
    try {
      const caller = await c.var.findCaller();
      if (caller) return await takeSessionsTurn(() => send(c), caller.sessionId);
      if (keptAt !== undefined && !hasBegun(c)) return sendKept(c, await findKept(c, keptAt));
      return await send(c, (render) => takeVisitorsTurn(render, laneOf(c)));
    } catch (error) {
      return sendEmpty(c, error, emptyStatus);
    }
  }

  async function send(c: AppContext, whenFree: WhenFree = (render) => render()) {
    return sendPrepared(c, await prepareFor(c), 302, whenFree);
  }

  /** The page shows the next step, or what was refused. */
  async function answerForm(c: AppContext): Promise<Response> {
    // Mail programs leave a newsletter with either kind of form, and prefer this one: RFC 8058.
    const acceptsMultipart = c.req.path === UNSUBSCRIBE_PAGE;
    const fields = await readForm(c, { acceptsMultipart });
    try {
      const page = await prepareFor(c, fields);
      return await sendPrepared(c, page, 303, (render) => takeFormsTurn(render, laneOf(c)));
    } catch (error) {
      return sendEmpty(c, error, 503);
    }
  }

  async function sendPrepared(
    c: AppContext,
    page: PreparedPage,
    redirectStatus: 302 | 303,
    whenFree: WhenFree,
  ): Promise<Response> {
    if ('redirect' in page) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(page.redirect, redirectStatus);
    }
    const parts = await whenFree(page.render);
    return c.html(fillTemplate(template, parts), parts.status, NEVER_CACHED);
  }

  /** A page that cannot be rendered here is rendered in the browser, which also says what is wrong. */
  function sendEmpty(c: AppContext, error: unknown, status: 200 | 404 | 503): Response {
    if (error instanceof AppError) c.var.log.info({ code: error.code }, 'a page was not rendered');
    else c.var.log.error({ err: error }, 'a page could not be rendered');
    return c.html(template.whole, status, NEVER_CACHED);
  }

  function prepareFor(
    c: AppContext,
    fields?: URLSearchParams,
    { pathname, search } = new URL(c.req.url),
  ): Promise<PreparedPage> {
    return serverSides.run(serverSideOf(c), () =>
      prepare({ url: pathname + search, fields, isPhone: isPhone(c), publicUrl, now: now() }),
    );
  }

  function serverSideOf(c: AppContext): ServerSide {
    return { call, readText: (path) => Buffer.from(site.get(path)?.bytes ?? []).toString() };

    async function call({ method, path }: Pick<Route, 'method' | 'path'>, input: object) {
      try {
        const run = routeByCall.get(`${method} ${path}`)?.run;
        if (!run) throw new Error(`${method} ${path} cannot be called by a page`);
        return { ok: true, status: 200, retryAfter: null, body: await run(c, input) };
      } catch (error) {
        const described = describeError(error, c);
        const { status, answer: body, retryAfterSeconds } = described;
        const retryAfter = retryAfterSeconds === undefined ? null : String(retryAfterSeconds);
        return { ok: false, status, retryAfter, body };
      }
    }
  }

  function findKept(c: AppContext, address: string): KeptPage['page'] {
    const pages = address.includes('?') ? keptWithQuery : kept;
    const key = `${isPhone(c)} ${address}`;
    const time = now().getTime();
    const found = pages.get(key);
    if (found && time - found.renderedAt < KEPT_FOR_MS) return found.page;
    const page = renderToKeep(c, address);
    pages.set(key, { renderedAt: time, page });
    const [oldest = ''] = keptWithQuery.keys();
    if (keptWithQuery.size > MOST_WITH_QUERY) keptWithQuery.delete(oldest);
    page.catch(() => pages.delete(key));
    return page;
  }

  async function renderToKeep(c: AppContext, address: string): KeptPage['page'] {
    const page = await prepareFor(c, undefined, new URL(address, publicUrl));
    if ('redirect' in page) throw new Error(`${address} sends visitors to ${page.redirect}`);
    const { render } = page;
    return address.includes('?') ? takeVisitorsTurn(make, laneOf(c)) : make();

    async function make() {
      const parts = await render();
      const html = Buffer.from(fillTemplate(template, parts));
      return { status: parts.status, files: await compressedForms(html) };
    }
  }
}

/** Visitors of one network take turns as one, and so do those of all networks that one owner may have. */
function laneOf(c: AppContext): string {
  return largestNetworkOf(c.var.network);
}

function sendKept(c: AppContext, { status, files }: Awaited<KeptPage['page']>): Response {
  const { bytes, encoding } = choose(c, files, '');
  return c.body(bytes, status, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Length': String(bytes.byteLength),
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
    ...NEVER_CACHED,
  });
}

/**
 * The bytes as they are and compressed, by the suffix of a file. Compressed in another thread: it takes as long as
 * rendering.
 */
async function compressedForms(bytes: Uint8Array): Promise<Map<string, Asset>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes),
  ]);
  return new Map([
    ['', assetOf(bytes)],
    ['.br', assetOf(br)],
    ['.gz', assetOf(gz)],
  ]);
}

/** A guess, which decides how the page is laid out until the browser knows the width of its window. */
function isPhone(c: AppContext): boolean {
  const hint = c.req.header('Sec-CH-UA-Mobile');
  if (hint !== undefined) return hint === '?1';
  return (c.req.header('User-Agent') ?? '').includes('Mobi');
}

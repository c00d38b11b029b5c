import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageParts, PageProgram, RenderedPage, ServerSide } from '#contract/page-rendering.ts';
import type { AppContext } from './context.ts';
import { describeError } from './errors.ts';
import { fillTemplate, readTemplate } from './page-template.ts';
import { readForm } from './read-form.ts';
import type { Route } from './serve.ts';
import { compressedForms } from './site-at-address.ts';
import { type Asset, choose, type Site } from './static-site.ts';

interface PageNeeds {
  site: Site;
  /** The site's own program, which renders its pages. */
  program: PageProgram;
  /** Every call of the API. */
  routes: readonly Route[];
  publicUrl: string;
  now: () => Date;
}

/** Pages that are the same for every visitor. Others are rendered for each request. */
const KEPT_PATHS = new Set(['/', '/pricing', '/faq', '/accessibility', '/login', '/register']);
const KEPT_FOR_MS = 60 * 60_000;
const NEVER_CACHED = { 'Cache-Control': 'no-store' };

type KeptPage = { renderedAt: number; files: Promise<ReadonlyMap<string, Asset> | undefined> };

/**
 * Answers a request for a page with whole HTML, rendered for whoever asks. While it is rendered, its calls go straight
 * to the routes of this process, with the session of the request.
 */
export function createPages({ site, program, routes, publicUrl, now }: PageNeeds) {
  const template = readTemplate(site);
  const routeByCall = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const serverSides = new AsyncLocalStorage<ServerSide>();
  const render = program.createPageRenderer(() => serverSides.getStore());
  const kept = new Map<string, KeptPage>();
  return { sendPage, answerForm };

  async function sendPage(c: AppContext): Promise<Response> {
    return withEmptyPageOnError(c, async () => {
      const files = (await isVisitor(c)) ? await findKept(c) : undefined;
      if (files) return sendKept(c, files);
      const page = await renderFor(c);
      return 'redirect' in page ? c.redirect(page.redirect, 302) : sendRendered(c, page);
    });
  }

  /** The page shows the next step, or what was refused. */
  async function answerForm(c: AppContext): Promise<Response> {
    const fields = await readForm(c.req.raw);
    return withEmptyPageOnError(c, async () => {
      const page = await renderFor(c, fields);
      return 'redirect' in page ? c.redirect(page.redirect, 303) : sendRendered(c, page);
    });
  }

  function sendRendered(c: AppContext, page: PageParts): Response {
    return c.html(fillTemplate(template, page), page.status, NEVER_CACHED);
  }

  /** A page that cannot be rendered here is rendered in the browser, which also says what is wrong. */
  async function withEmptyPageOnError(
    c: AppContext,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      c.var.log.error({ err: error }, 'a page could not be rendered');
      return c.html(template.whole, 200, NEVER_CACHED);
    }
  }

  function renderFor(c: AppContext, fields?: URLSearchParams): Promise<RenderedPage> {
    const { pathname, search } = new URL(c.req.url);
    return serverSides.run(serverSideOf(c), () =>
      render({ url: pathname + search, fields, isPhone: isPhone(c), publicUrl, now: now() }),
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
        const { status, answer, retryAfterSeconds } = describeError(error, c);
        const retryAfter = retryAfterSeconds === undefined ? null : String(retryAfterSeconds);
        return { ok: false, status, retryAfter, body: answer };
      }
    }
  }

  /** Undefined for an address whose page is not the same for every visitor. */
  async function findKept(c: AppContext): Promise<ReadonlyMap<string, Asset> | undefined> {
    const { pathname, search } = new URL(c.req.url);
    if (search !== '' || !KEPT_PATHS.has(pathname)) return undefined;
    const key = `${isPhone(c)} ${pathname}`;
    const time = now().getTime();
    const found = kept.get(key);
    if (found && time - found.renderedAt < KEPT_FOR_MS) return found.files;
    const files = renderFor(c).then((page) =>
      'redirect' in page ? undefined : compress(fillTemplate(template, page)),
    );
    kept.set(key, { renderedAt: time, files });
    files.catch(() => kept.delete(key));
    return files;
  }

  function compress(html: string): ReadonlyMap<string, Asset> {
    return compressedForms(Buffer.from(html));
  }
}

function sendKept(c: AppContext, files: ReadonlyMap<string, Asset>): Response {
  const { bytes, encoding } = choose(c, files, '');
  return c.body(bytes, 200, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Length': String(bytes.byteLength),
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
    ...NEVER_CACHED,
  });
}

async function isVisitor(c: AppContext): Promise<boolean> {
  return (await c.var.findCaller()) === undefined;
}

/** A guess, which decides how the page is laid out until the browser knows the width of its window. */
function isPhone(c: AppContext): boolean {
  const hint = c.req.header('Sec-CH-UA-Mobile');
  if (hint !== undefined) return hint === '?1';
  return (c.req.header('User-Agent') ?? '').includes('Mobi');
}

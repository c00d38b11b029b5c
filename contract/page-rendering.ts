import type { Method } from './endpoint.ts';

/** What the server gives the site to render a page with. */
export interface PageRequest {
  /** Path and query of the address. */
  url: string;
  /** What a form of the page posted; missing where the page is only opened. */
  fields?: URLSearchParams | undefined;
  /** Whether the browser seems to be a phone's. */
  isPhone: boolean;
  /** The site's own origin. */
  publicUrl: string;
  now: Date;
}

/** What a page may ask of the server while it is rendered, for the user who asked for the page. */
export interface ServerSide {
  /** Runs a route of the API in this process. */
  call: (call: { method: Method; path: string }, input: object) => Promise<ServerAnswer>;
  /** The text of a file of the site. */
  readText: (path: string) => string;
}

export interface ServerAnswer {
  ok: boolean;
  status: number;
  retryAfter: string | null;
  body: unknown;
}

/** A page whose data is loaded, or the address that it redirects to. */
export type PreparedPage = { redirect: string } | { render: () => Promise<PageParts> };

/** The parts that are put into `index.html`, as HTML. */
export interface PageParts {
  /** 422 for a form that was refused. */
  status: 200 | 404 | 422;
  head: string;
  /** What is painted before the site's style sheet is there. */
  firstPage: string | undefined;
  /** The source files of the screens, whose built code the page names. */
  screens: readonly string[];
  /** The content of the root element. */
  content: string;
  /** The data that the page was rendered from, for the site's code in the browser. */
  state: string;
}

/** The site's program for the server. `find` returns what belongs to the request that is being rendered. */
export interface PageProgram {
  createPageRenderer: (
    find: () => ServerSide | undefined,
  ) => (request: PageRequest) => Promise<PreparedPage>;
}

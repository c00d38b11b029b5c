import * as z from 'zod/mini';
import type { PageParts } from '#contract/page-rendering.ts';
import type { Site } from './static-site.ts';

export interface PageTemplate {
  /** A page without content, which the browser renders. */
  whole: string;
  beforeHead: string;
  beforeRoot: string;
  beforeState: string;
  end: string;
  /** The addresses of the code of a screen. */
  screenFiles: (screen: string) => string[];
}

const PAGE = '/index.html';
/** Comments in `index.html` around what each page replaces. */
const MARKS = ['head', 'root'] as const;

const STYLE_SHEET = /<link rel="stylesheet"[^<>]*>/;

/** The built `index.html`, cut where the parts of a page are put in. */
export function readTemplate(site: Site): PageTemplate {
  const whole = Buffer.from(site.get(PAGE)?.bytes ?? []).toString();
  const [head, root] = MARKS.map((mark) => ({
    start: positionOf(whole, `<!--${mark}-->`),
    end: positionOf(whole, endMark(mark)) + endMark(mark).length,
  }));
  const stateAt = positionOf(whole, '</body>');
  return {
    whole,
    beforeHead: whole.slice(0, head?.start),
    beforeRoot: whole.slice(head?.end, root?.start),
    beforeState: whole.slice(root?.end, stateAt),
    end: whole.slice(stateAt),
    screenFiles: readScreenFiles(site),
  };
}

export function fillTemplate(template: PageTemplate, parts: PageParts): string {
  const { beforeHead, beforeRoot, beforeState, end, screenFiles } = template;
  const { head, firstPage, screens, content, state } = parts;
  const preloads = screens.flatMap(screenFiles).map(preload).join('');
  // No space inside the element: React expects its own elements alone.
  const root = `<div id="root">${content}</div>`;
  const beforeContent = firstPage ? withFirstPage(beforeRoot, firstPage) : beforeRoot;
  return beforeHead + head + beforeContent + root + beforeState + state + preloads + end;
}

/** With the site's style sheet after it: browsers paint what is before a style sheet in the body without waiting for it. */
function withFirstPage(beforeRoot: string, firstPage: string): string {
  const [style = ''] = STYLE_SHEET.exec(beforeRoot) ?? [];
  return beforeRoot.replace(style, '') + firstPage + style;
}

/** `public/start-site.js` makes it a preload once the first view is painted. */
function preload(file: string): string {
  return `<link rel="later-modulepreload" crossorigin href="${file}">`;
}

function endMark(mark: string): string {
  return `<!--/${mark}-->`;
}

function positionOf(page: string, part: string): number {
  const position = page.indexOf(part);
  if (position === -1) throw new Error(`${PAGE} of the built site has no ${part}`);
  return position;
}

/** Vite's list of the built files: by source file, or by name for a file that several share. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z._default(z.array(z.string()), []),
  }),
);

const MANIFEST = '/.vite/manifest.json';

/** Returns a function that lists the addresses of the code of a screen, besides what every page loads. */
function readScreenFiles(site: Site): (screen: string) => string[] {
  const listed = manifest.parse(
    JSON.parse(Buffer.from(site.get(MANIFEST)?.bytes ?? '{}').toString()),
  );
  const onEveryPage = Object.keys(listed).filter((key) => listed[key]?.isEntry);
  const loaded = new Set(onEveryPage.flatMap(filesOf));
  return (screen) => filesOf(screen).filter((file) => !loaded.has(file));

  function filesOf(key: string): string[] {
    const found = new Set<string>();
    collect(key, found);
    return [...found];
  }

  function collect(key: string, found: Set<string>): void {
    const part = listed[key];
    if (!part || found.has(`/${part.file}`)) return;
    found.add(`/${part.file}`);
    for (const each of part.imports) collect(each, found);
  }
}

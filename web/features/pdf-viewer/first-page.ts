import type { OpenedResource } from '#contract/hand-over.ts';
import { ZOOM } from '#contract/limits.ts';
import { sameResource, type Resource } from '../resource-files/resource.ts';
import { drawPage } from './drawn-page.ts';
import { openDocument, type OpenDocument, type Watch } from './open-document.ts';
import { readAhead } from './read-ahead.ts';
import { HOLDER, READING_WINDOW, STAGE, VIEWER_FOOTER, VIEWER_HEADER } from './viewer-style.ts';

/** A document that takes longer than this must not keep the site from starting. */
const LONGEST_WAIT_MS = 5000;
/** By then the viewer has taken the page, or will not. */
const LEFT_OVER_AFTER_MS = 30_000;

interface Begun {
  resource: Resource;
  controller: AbortController;
  document: Promise<OpenDocument>;
  watch: Pick<Watch, 'onInterrupted'>;
}

let begun: Begun | undefined;

/**
 * Shows the first page of a resource where the viewer will have it, before the site has started. Resolves
 * when it is there, or is not worth waiting for.
 */
export async function drawFirstPage({ resource, url }: OpenedResource): Promise<void> {
  const controller = new AbortController();
  const watch: Begun['watch'] = { onInterrupted: () => undefined };
  readAhead(resource, url);
  const document = open(resource, {
    signal: controller.signal,
    onInterrupted: (error) => watch.onInterrupted(error),
  });
  begun = { resource, controller, document, watch };
  setTimeout(forget, LEFT_OVER_AFTER_MS);
  const painted = document.then(({ firstPage }) => firstPage?.drawn);
  // The viewer opens it once more, and says what is wrong.
  await Promise.race([painted.catch(forget), sleep(LONGEST_WAIT_MS)]);
}

/** The document whose first page is on the screen, for the viewer that shows it from now on. */
export function takeFirstPage(resource: Resource, watch: Watch): Promise<OpenDocument> | undefined {
  if (!begun || !sameResource(begun.resource, resource)) return undefined;
  const { controller, document } = begun;
  begun.watch.onInterrupted = watch.onInterrupted;
  watch.signal.addEventListener('abort', () => controller.abort());
  begun = undefined;
  return document;
}

async function open(resource: Resource, watch: Watch): Promise<OpenDocument> {
  const opened = await openDocument(resource, watch);
  const source = await opened.pdf.getPage(1);
  const { stage, holder, remove } = windowFor(resource.name);
  watch.signal.addEventListener('abort', remove);
  const room = { width: stage.clientWidth, height: stage.clientHeight };
  const layout = {
    mode: 'reading' as const,
    zoom: ZOOM.start,
    room,
    pixelRatio: window.devicePixelRatio,
  };
  const page = drawPage(opened.pdfjs, source, layout);
  holder.append(page.element);
  return { ...opened, firstPage: { ...page, leaveWindow: remove } };
}

/** What the viewer looks like, as far as it can be seen before it is there. */
function windowFor(title: string) {
  const viewer = element('div', `fixed z-50 overflow-hidden ${READING_WINDOW}`);
  const rows = element('div', 'grid h-full grid-rows-[auto_minmax(0,1fr)_auto]');
  const header = element('div', VIEWER_HEADER);
  const heading = element('p', 'min-w-0 grow truncate font-semibold');
  heading.textContent = title;
  header.append(heading, element('div', 'size-11'));
  const stage = element('div', STAGE.reading);
  const holder = element('div', HOLDER.reading);
  stage.append(holder);
  const footer = element('div', VIEWER_FOOTER);
  footer.append(element('div', 'size-11'));
  rows.append(header, stage, footer);
  viewer.append(rows);
  document.body.append(viewer);
  return { stage, holder, remove: () => viewer.remove() };
}

function element(tag: string, className: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

function forget(): void {
  begun?.controller.abort();
  begun = undefined;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import type { OpenedResource } from '../opened-resource.ts';
import { drawPage } from './drawn-page.ts';
import { dropFirstPage, type EarlyDocument, keepEarlyDocument } from './early-document.ts';
import { type FirstWindow, firstWindow } from './first-window.ts';
import { openDocument, type OpenDocument, type Watch } from './open-document.ts';
import { sleep } from './sleep.ts';
import { ZOOM } from './zoom.ts';

/** A document that takes longer than this must not keep the site from starting. */
const LONGEST_WAIT_MS = 2500;
/** By then the viewer has taken over the page, or never will. */
const LEFT_OVER_AFTER_MS = 30_000;

/**
 * Shows the first page of a resource where the viewer will show it, before the site has started. Resolves
 * when it is drawn or takes too long.
 */
export async function drawFirstPage({ resource, url }: OpenedResource): Promise<void> {
  const controller = new AbortController();
  const watch: EarlyDocument['watch'] = { onInterrupted: () => undefined };
  const shown = firstWindow(resource);
  const document = openAndDraw({ resource, url }, shown, {
    signal: controller.signal,
    onInterrupted: (error) => watch.onInterrupted(error),
  });
  // The viewer below shows the error.
  document.catch(shown.remove);
  keepEarlyDocument({ resource, controller, document, watch });
  setTimeout(dropFirstPage, LEFT_OVER_AFTER_MS);
  const painted = document.then(({ firstPage }) => firstPage?.drawn);
  // The viewer opens it again and shows the error.
  await Promise.race([painted.catch(dropFirstPage), sleep(LONGEST_WAIT_MS)]);
}

async function openAndDraw(
  { resource, url }: OpenedResource,
  { stage, holder, remove }: FirstWindow,
  watch: Watch,
): Promise<OpenDocument> {
  watch.signal.addEventListener('abort', remove);
  const opened = await openDocument(resource, watch, url);
  const source = await opened.pdf.getPage(1);
  const room = { width: stage.clientWidth, height: stage.clientHeight };
  const { devicePixelRatio: pixelRatio } = window;
  const page = drawPage(opened.pdfjs, source, {
    mode: 'reading',
    zoom: ZOOM.start,
    room,
    pixelRatio,
  });
  holder.replaceChildren(page.element);
  return { ...opened, firstPage: { ...page, leaveWindow: remove } };
}

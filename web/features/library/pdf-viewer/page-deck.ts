import { drawPage, type DrawnPage } from './drawn-page.ts';
import type { OpenDocument } from './open-document.ts';
import { type Layout, sameLayout } from './page-layout.ts';
import { pageWindow } from './page-window.ts';
import { sleep } from './sleep.ts';

/** While the size changes, the drawn page is stretched; after this time it is redrawn. */
const SETTLED_AFTER_MS = 120;

type DeckSettings = Pick<OpenDocument, 'pdf' | 'pdfjs' | 'firstPage'> & {
  holder: HTMLElement;
  onDrawn: (page: number) => void;
  onFailed: (page: number) => void;
};

export interface PageDeck {
  show: (page: number, layout: Layout) => void;
  discard: () => void;
}

/**
 * Shows one page and draws its neighbours in advance, one after another. No more than
 * three canvases exist at any moment, and drawing that is no longer needed stops.
 */
export function createPageDeck(settings: DeckSettings): PageDeck {
  const { pdf, pdfjs, firstPage, holder, onDrawn, onFailed } = settings;
  const pages = new Map<number, DrawnPage>();
  if (firstPage) {
    pages.set(1, firstPage);
    holder.append(firstPage.element);
    firstPage.leaveWindow();
  }
  /** Replaces a page that was drawn at another size. */
  let replacement: DrawnPage | undefined;
  let wish = 0;
  return { show, discard };

  function show(current: number, layout: Layout): void {
    wish += 1;
    replacement?.discard();
    replacement = undefined;
    const wanted = pageWindow(current, pdf.numPages);
    for (const [number, page] of pages) {
      const isSharp = page.isDrawn() && sameLayout(page.layout, layout);
      if (!wanted.includes(number) || (number !== current && !isSharp)) drop(number, page);
      // Also when it was drawn for this size: it may have been stretched since.
      else page.stretchTo(layout);
      page.element.hidden = number !== current;
    }
    void drawAll(wanted, layout, wish);
  }

  async function drawAll(wanted: number[], layout: Layout, ours: number): Promise<void> {
    const [current = 1] = wanted;
    for (const number of wanted) {
      const page = await draw(number, layout, { isWanted: () => ours === wish, current }).catch(
        () => undefined,
      );
      if (ours !== wish) return;
      if (number !== current) continue;
      if (page) onDrawn(number);
      else onFailed(number);
      page?.addWords();
    }
  }

  async function draw(
    number: number,
    layout: Layout,
    { isWanted, current }: { isWanted: () => boolean; current: number },
  ): Promise<DrawnPage> {
    const there = pages.get(number);
    if (there && sameLayout(there.layout, layout)) return finished(there);
    if (there) await sleep(SETTLED_AFTER_MS);
    const source = await pdf.getPage(number);
    if (!isWanted()) throw new Error('called off');
    const page = drawPage(pdfjs, source, layout);
    if (!there) {
      page.element.hidden = number !== current;
      holder.append(page.element);
      pages.set(number, page);
      return finished(page);
    }
    replacement = page;
    await finished(page);
    replacement = undefined;
    there.element.replaceWith(page.element);
    there.discard();
    pages.set(number, page);
    return page;
  }

  function drop(number: number, page: DrawnPage): void {
    pages.delete(number);
    page.discard();
    page.source.cleanup();
  }

  function discard(): void {
    wish += 1;
    replacement?.discard();
    for (const [number, page] of pages) drop(number, page);
  }
}

async function finished(page: DrawnPage): Promise<DrawnPage> {
  await page.drawn;
  return page;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PagePictures } from './page-pictures.ts';
import type { PdfBlob } from '../pdf/pdf-drawer.ts';

/** The widths that most boards and most laptops ask for. */
const FIRST_PAGE_WIDTHS = [1920, 1440];
const OTHER_PAGES_WIDTH = 1920;
/** A document with more pages that cannot be drawn is left alone. */
const MOST_FAILURES = 5;
const TURN = { person: 'uploads', isAhead: true };

interface Needs {
  pictures: PagePictures;
  log: Logger;
  isStopping: () => boolean;
}

/**
 * Draws the pages of new documents in the background, one document after another, and rests as long as it works.
 * What is missing after a restart is drawn when it is asked for.
 */
export function createUploadDrawer({ pictures, log, isStopping }: Needs) {
  let last = Promise.resolve();
  return (pdf: PdfBlob, pages: number): void => {
    last = last.then(() => drawAll(pdf, pages));
  };

  async function drawAll(pdf: PdfBlob, pages: number): Promise<void> {
    const others = Array.from({ length: pages - 1 }, (_, at) => at + 2);
    const steps = [
      () => pictures.readFacts(pdf, TURN),
      ...FIRST_PAGE_WIDTHS.map((width) => () => pictures.find(pdf, { page: 1, width }, TURN)),
      ...others.map((page) => () => pictures.find(pdf, { page, width: OTHER_PAGES_WIDTH }, TURN)),
    ];
    let failures = 0;
    for (const step of steps) {
      if (isStopping() || failures >= MOST_FAILURES) return;
      const began = performance.now();
      if (!(await succeeds(step))) failures += 1;
      await sleep(performance.now() - began);
    }
  }

  async function succeeds(step: () => Promise<unknown>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      log.info({ err: error }, 'a page of a new resource is left to be drawn when asked for');
      return false;
    }
  }
}

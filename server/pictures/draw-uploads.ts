import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PagePictures, SourcePdf } from './page-pictures.ts';

/** The widths that most boards and most laptops ask for. */
const FIRST_PAGE_WIDTHS = [1920, 1440];
const OTHER_PAGES_WIDTH = 1920;
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
  return (pdf: SourcePdf, pages: number): void => {
    last = last
      .then(() => drawAll(pdf, pages))
      .catch((error: unknown) => {
        log.info({ err: error }, 'pages of a new resource are left to be drawn when asked for');
      });
  };

  async function drawAll(pdf: SourcePdf, pages: number): Promise<void> {
    await pictures.readFacts(pdf, TURN);
    for (const width of FIRST_PAGE_WIDTHS) await draw(pdf, 1, width);
    for (let page = 2; page <= pages; page += 1) await draw(pdf, page, OTHER_PAGES_WIDTH);
  }

  async function draw(pdf: SourcePdf, page: number, width: number): Promise<void> {
    if (isStopping()) return;
    const began = performance.now();
    await pictures.find(pdf, { page, width }, TURN);
    await sleep(performance.now() - began);
  }
}

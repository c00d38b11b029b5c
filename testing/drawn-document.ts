import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { createBlobCache } from '#server/files/blob-cache.ts';
import type { PdfDrawer } from '#server/pdf/pdf-drawer.ts';
import { createPagePictures } from '#server/pictures/page-pictures.ts';
import { captureLog } from './captured-log.ts';
import { aResource } from './library.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestStore } from './test-store.ts';

/** The size of each picture. */
export const PICTURE_BYTES = 1000;

/**
 * A document in an empty library, and copies of the product whose drawing is replaced: the pixels are
 * tested in `pdf-drawer.test.ts`.
 */
export async function aDrawnDocument(db: Database) {
  for (const table of ['objects', 'page_pictures', 'page_facts'] as const) {
    await db.deleteFrom(table).execute();
  }
  const files = await openTestStore(await temporaryFolder());
  const pdf = await aResource(db, files, 'Year 2/Week 1/Slides.pdf');
  const drawn: string[] = [];
  const { log } = captureLog();
  const document = { pdf, files, log, drawn, time: new Date(), aCopy };
  return document;

  function aCopy({ draw, pauseMs = 5 }: { draw?: PdfDrawer['draw']; pauseMs?: number } = {}) {
    const drawer = {
      draw: draw ?? drawNumber,
      readFacts: async () => {
        drawn.push('facts');
        return [{ width: 960, height: 540, notes: '', text: [] }];
      },
    };
    const cache = createBlobCache(document.files, 1_000_000);
    const now = () => document.time;
    return createPagePictures({ db, files: document.files, log, now, cache, drawer });

    async function drawNumber(_source: unknown, { page, width }: { page: number; width: number }) {
      drawn.push(`${page} ${width}`);
      await sleep(pauseMs);
      return Buffer.alloc(PICTURE_BYTES, `${page} ${width} `);
    }
  }
}

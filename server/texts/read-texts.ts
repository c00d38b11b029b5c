import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { readRequired } from '../files/read-in-time.ts';
import type { PdfChecker } from '../pdf/pdf-checker.ts';
import { repeat } from '../repeat.ts';
import {
  countUnread,
  insertPageTexts,
  listUnread,
  type UnreadPdf,
  withReadingLock,
} from './page-texts.queries.ts';

interface Needs extends Pick<Deps, 'db' | 'files' | 'log'> {
  readTexts: PdfChecker['readTexts'];
}

/** Most uploads save their own text; long ones leave it to the next run. */
const EVERY_MS = 10 * 60_000;
const AT_A_TIME = 20;
const REPORT_EVERY = 100;

/**
 * Reads the texts of PDFs that have none: all of them after an upgrade or a restore. After a start and every ten
 * minutes, in one copy at a time, which rests as long as it works.
 */
export function startReadingTexts(needs: Needs): () => Promise<void> {
  let isStopping = false;
  const stop = repeat(() => readMissingTexts(needs, () => isStopping), {
    everyMs: EVERY_MS,
    log: needs.log,
    failure: 'reading the texts of resources has stopped',
  });
  return () => {
    isStopping = true;
    return stop();
  };
}

export async function readMissingTexts(
  needs: Needs,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db, log } = needs;
  const total = await countUnread(db);
  if (total === 0) return;
  await withReadingLock(db, async () => {
    let failed = 0;
    let done = 0;
    log.info({ done, total }, 'reading the texts of resources for the search');
    for (;;) {
      // Those that failed stay the first of the list.
      const unread = await listUnread(db, { most: AT_A_TIME, skip: failed });
      if (unread.length === 0) break;
      for (const pdf of unread) {
        if (isStopping()) return;
        const began = performance.now();
        if (!(await readOne(needs, pdf))) failed += 1;
        done += 1;
        if (done % REPORT_EVERY === 0) {
          log.info({ done, total }, 'reading the texts of resources for the search');
        }
        await sleep(performance.now() - began);
      }
    }
    log.info({ done, total, failed }, 'the texts of all resources are read');
  });
}

/** False when it should be tried again another time. */
async function readOne({ db, files, log, readTexts }: Needs, { blob, size }: UnreadPdf) {
  try {
    const texts = await readTexts(size, (range) => readRequired(files, blob, { range }));
    await save(texts);
    return true;
  } catch (error) {
    log.warn({ err: error, blob }, 'the text of a resource cannot be read');
    const isLasting = error instanceof AppError && error.code.startsWith('upload/');
    if (isLasting) await save(['']);
    return isLasting;
  }

  function save(texts: string[]): Promise<void> {
    return db.transaction().execute((transaction) => insertPageTexts(transaction, blob, texts));
  }
}

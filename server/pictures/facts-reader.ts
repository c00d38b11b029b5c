import { setTimeout as sleep } from 'node:timers/promises';
import type { PageFacts } from '#contract/page-pictures.ts';
import type { Deps } from '../deps.ts';
import { requireStoredSize } from '../files/read-in-time.ts';
import { createStorePatience } from '../files/store-patience.ts';
import { FACTS_CHARACTERS, type PdfDrawer, sourceOf, type PdfBlob } from '../pdf/pdf-drawer.ts';
import type { ReadPageFacts } from '../pdf/pdf-messages.ts';
import { type createDrawingTurns, once, type Turn, withPatience } from './drawing-turns.ts';
import { findPageFacts, savePageFacts } from './page-pictures.queries.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'log' | 'now'> & {
  drawer: Pick<PdfDrawer, 'readFacts'>;
  takeTurn: ReturnType<typeof createDrawingTurns>;
};

const LATER: Turn = { person: 'facts', isAhead: true };

/**
 * Size, notes and text of every page, read once and kept. The pages of a long document that were left for later are
 * read in the background, and go to those who open it after that.
 */
export function createFactsReader({ db, files, log, now, drawer, takeTurn }: Needs) {
  const reading = new Map<string, Promise<ReadPageFacts[]>>();
  const completing = new Map<string, Promise<void>>();
  /** Not tried again before the next start. */
  const failed = new Set<string>();
  return async function readFacts(pdf: PdfBlob, turn: Turn): Promise<PageFacts[]> {
    const pages =
      (await findPageFacts(db, pdf.blob)) ?? (await once(reading, pdf.blob, () => read(pdf, turn)));
    if (firstUnread(pages) !== undefined && !failed.has(pdf.blob)) {
      void once(completing, pdf.blob, () => complete(pdf, pages));
    }
    return pages.map(({ width, height, notes, text }) => ({ width, height, notes, text }));
  };

  async function read(pdf: PdfBlob, asked: Turn): Promise<ReadPageFacts[]> {
    const turn = withPatience(asked);
    await requireStoredSize(files, pdf.blob, turn);
    const source = sourceOf(files, pdf, turn.patience);
    return takeTurn(turn, async () => save(pdf, await drawer.readFacts(source)));
  }

  /** Reads the rest in turns and rests as long as it works; what was read is kept after each of them. */
  async function complete(pdf: PdfBlob, known: ReadPageFacts[]): Promise<void> {
    let pages = known;
    try {
      for (let first = firstUnread(pages); first !== undefined; first = firstUnread(pages)) {
        const before = pages;
        const firstPage = first;
        const began = performance.now();
        pages = await takeTurn(LATER, async () => {
          const mostCharacters = FACTS_CHARACTERS - charactersOf(before);
          const source = sourceOf(files, pdf, createStorePatience());
          const part = await drawer.readFacts(source, { firstPage, mostCharacters });
          return save(pdf, before.toSpliced(firstPage, part.length, ...part));
        });
        await sleep(performance.now() - began);
      }
    } catch (error) {
      failed.add(pdf.blob);
      log.info({ err: error }, 'the text of the last pages of a document is not read');
    }
  }

  async function save({ blob }: PdfBlob, pages: ReadPageFacts[]): Promise<ReadPageFacts[]> {
    await savePageFacts(db, blob, { pages, now: now() });
    return pages;
  }
}

function firstUnread(pages: ReadPageFacts[]): number | undefined {
  const first = pages.findIndex(({ isUnread }) => isUnread);
  return first === -1 ? undefined : first;
}

function charactersOf(pages: ReadPageFacts[]): number {
  return pages
    .flatMap(({ notes, text }) => [notes, ...text.map((item) => item.text)])
    .reduce((sum, { length }) => sum + length, 0);
}

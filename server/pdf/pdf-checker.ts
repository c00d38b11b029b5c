import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UPLOAD_PAGES } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import { inTurn } from '../in-turn.ts';
import type { CheckRequest, PdfOutcome, RefusalReason } from './pdf-messages.ts';
import { createPdfProcess, type ReadPart } from './pdf-process.ts';
import { type Caps, CAPS } from './watch-work.ts';

interface SoundPdf {
  pages: number;
  /** The first page, as WebP. */
  picture: Uint8Array;
  /** The text of each page, for the search; undefined where the pages are so many that they are read later. */
  texts: string[] | undefined;
}

export interface PdfChecker {
  check: (size: number, read: ReadPart) => Promise<SoundPdf>;
  /**
   * The texts alone, of a PDF that was checked before. Many pages are read in turns, between which uploads are
   * checked; pages that would take more turns have no text.
   */
  readTexts: (size: number, read: ReadPart) => Promise<string[]>;
  stop: () => Promise<void>;
}

/** The most text of a file that is searched. A book has a million. */
const MOST_CHARACTERS = 1_500_000;
const MOST_TURNS = 10;
/** Nobody waits for the texts, so a busy machine may take its time for a step. */
const LATER_CAPS = { stepMs: 20_000 };

/**
 * Checks PDFs in a separate process, one at a time, within limits of time and memory. A file that exceeds them or
 * crashes the process is refused, and the next check starts a new process.
 */
export function createPdfChecker(log: Logger, caps: Partial<Caps> = {}): PdfChecker {
  const takeTurn = inTurn({ atOnce: 1, longestLine: 100 });
  const pdfProcess = createPdfProcess(log);
  const limits = { ...CAPS, ...caps };
  const laterLimits = { ...limits, ...LATER_CAPS };
  return { check, readTexts, stop: pdfProcess.stop };

  async function check(size: number, read: ReadPart): Promise<SoundPdf> {
    const wanted = { draws: true, firstPage: 0, mostCharacters: MOST_CHARACTERS };
    const { pages, picture, texts } = await run(size, read, wanted, limits);
    return { pages, picture, texts: texts.length < pages ? undefined : texts };
  }

  async function readTexts(size: number, read: ReadPart): Promise<string[]> {
    const texts: string[] = [];
    let mostCharacters = MOST_CHARACTERS;
    let pages = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < MOST_TURNS && texts.length < pages; turn += 1) {
      const began = performance.now();
      const wanted = { draws: false, firstPage: texts.length, mostCharacters };
      const part = await run(size, read, wanted, laterLimits).catch((error: unknown) => {
        if (texts.length === 0 || !(error instanceof AppError)) throw error;
        return { pages: texts.length, texts: [] };
      });
      ({ pages } = part);
      texts.push(...part.texts);
      for (const text of part.texts) mostCharacters -= text.length;
      if (texts.length < pages) await sleep(performance.now() - began);
    }
    return texts;
  }

  function run(
    size: number,
    read: ReadPart,
    wanted: Pick<CheckRequest, 'draws' | 'firstPage' | 'mostCharacters'>,
    { enoughMs, ...watched }: Caps,
  ): Promise<CheckedPart> {
    const request = { kind: 'check', size, mostPages: UPLOAD_PAGES, enoughMs, ...wanted } as const;
    return takeTurn(async () => {
      const outcome = await pdfProcess.run(request, read, watched);
      if (outcome?.kind === 'sound') return outcome;
      throw refusal(outcome?.kind === 'refused' ? outcome.reason : 'too-demanding');
    });
  }
}

type CheckedPart = Extract<PdfOutcome, { kind: 'sound' }>;

function refusal(reason: RefusalReason): Error {
  if (reason === 'unreadable') return new Error('a blob that was just stored cannot be read');
  return new AppError(`upload/${reason === 'no-such-page' ? 'damaged' : reason}`);
}

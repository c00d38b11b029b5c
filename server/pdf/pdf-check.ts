import type { Logger } from 'pino';
import { UPLOAD_PAGES } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import { inTurn } from '../in-turn.ts';
import type { RefusalReason } from './pdf-messages.ts';
import { createPdfProcess, type ReadPart } from './pdf-process.ts';
import { type Caps, CAPS } from './watch-work.ts';

interface SoundPdf {
  pages: number;
  /** The first page, as WebP. */
  picture: Uint8Array;
  /** The text of each page, for the search. */
  texts: string[];
}

export interface PdfChecker {
  check: (size: number, read: ReadPart) => Promise<SoundPdf>;
  /** The texts alone, of a PDF that was checked before. Takes about half the time, because nothing is drawn. */
  readTexts: (size: number, read: ReadPart) => Promise<string[]>;
  stop: () => Promise<void>;
}

/**
 * Checks PDFs in a separate process, one at a time, within limits of time and memory. A file that exceeds them or
 * crashes the process is refused, and the next check starts a new process.
 */
export function createPdfChecker(log: Logger, caps: Partial<Caps> = {}): PdfChecker {
  const takeTurn = inTurn({ atOnce: 1, longestLine: 100 });
  const pdfProcess = createPdfProcess(log);
  return {
    check: (size, read) => takeTurn(() => check(size, read, true)),
    readTexts: async (size, read) => (await takeTurn(() => check(size, read, false))).texts,
    stop: pdfProcess.stop,
  };

  async function check(size: number, read: ReadPart, draws: boolean): Promise<SoundPdf> {
    const request = { kind: 'check', size, mostPages: UPLOAD_PAGES, draws } as const;
    const outcome = await pdfProcess.run(request, read, { ...CAPS, ...caps });
    if (outcome?.kind === 'sound') return outcome;
    throw refusal(outcome?.kind === 'refused' ? outcome.reason : 'too-demanding');
  }
}

function refusal(reason: RefusalReason): Error {
  if (reason === 'unreadable') return new Error('a blob that was just stored cannot be read');
  return new AppError(`upload/${reason === 'no-such-page' ? 'damaged' : reason}`);
}

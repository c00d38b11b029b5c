import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { FileStore } from '../files/file-store.ts';
import { readRequired } from '../files/read-in-time.ts';
import type { StorePatience } from '../files/store-patience.ts';
import type {
  FactsRequest,
  MarkRequest,
  PdfOutcome,
  ReadPageFacts,
  RefusalReason,
} from './pdf-messages.ts';
import { createPdfProcess, type ReadPart } from './pdf-process.ts';
import { type Caps, CAPS } from './watch-work.ts';

/** A PDF in the file store. */
export interface PdfBlob {
  blob: string;
  size: number;
}

export interface PdfSource extends PdfBlob {
  read: ReadPart;
}

export interface NamedSource extends PdfSource {
  name: string;
}

type FactsPart = Pick<FactsRequest, 'firstPage' | 'mostCharacters'>;

/** Draws pages in a separate process, marks pictures in another and joins PDFs in a third, each one at a time. */
export interface PdfDrawer {
  /** A page as WebP. */
  draw: (source: PdfSource, asked: { page: number; width: number }) => Promise<Uint8Array>;
  /** Size, notes and text of each page; long documents are read in parts. */
  readFacts: (source: PdfSource, part?: FactsPart) => Promise<ReadPageFacts[]>;
  /** A picture with these lines all over it, as JPEG. */
  mark: (asked: Omit<MarkRequest, 'kind'>) => Promise<Uint8Array>;
  /** All pages of all files as one PDF. */
  join: (sources: readonly NamedSource[]) => Promise<Uint8Array>;
  stop: () => Promise<void>;
}

/** A page for zooming in has a hundred times as many pixels as the one that an upload is checked with. */
const DRAWING_CAPS: Caps = { ...CAPS, withinMs: 60_000, workMs: 60_000, stepMs: 20_000 };
/** Long documents have their facts read before this (`page-facts.ts`). */
const FACTS_CAPS = { stepMs: CAPS.stepMs, workMs: 2 * CAPS.workMs, enoughMs: 4000 };
/** The text of all pages of a document together. A book has a million. */
export const FACTS_CHARACTERS = 1_500_000;
const WHOLE: FactsPart = { firstPage: 0, mostCharacters: FACTS_CHARACTERS };

export function createPdfDrawer(log: Logger, caps: Partial<Caps> = {}): PdfDrawer {
  const drawing = createPdfProcess(log);
  const marking = createPdfProcess(log);
  const joining = createPdfProcess(log);
  const limits = { ...DRAWING_CAPS, ...caps };
  const factsLimits = { ...limits, ...FACTS_CAPS, ...caps };
  return { draw, readFacts, mark, join, stop };

  async function draw(
    { blob: source, size, read }: PdfSource,
    asked: { page: number; width: number },
  ): Promise<Uint8Array> {
    return pictureOf(await drawing.run({ kind: 'draw', source, size, ...asked }, read, limits));
  }

  async function readFacts(
    { blob: source, size, read }: PdfSource,
    part = WHOLE,
  ): Promise<ReadPageFacts[]> {
    const { enoughMs } = factsLimits;
    const request = { kind: 'facts', source, size, enoughMs, ...part } as const;
    const outcome = await drawing.run(request, read, factsLimits);
    if (outcome?.kind === 'facts') return outcome.pages;
    throw refusalOf(outcome);
  }

  async function mark(asked: Omit<MarkRequest, 'kind'>): Promise<Uint8Array> {
    return pictureOf(await marking.run({ kind: 'mark', ...asked }, readNothing, limits));
  }

  async function join(sources: readonly NamedSource[]): Promise<Uint8Array> {
    const sizes = sources.map(({ size }) => size);
    const outcome = await joining.run({ kind: 'join', sizes }, readAcross(sources), limits);
    if (outcome?.kind === 'joined') return outcome.pdf;
    throw joinRefusalOf(outcome, sources);
  }

  async function stop(): Promise<void> {
    await Promise.all([drawing.stop(), marking.stop(), joining.stop()]);
  }
}

/** A PDF that is read from the store in parts, within the time of an answer. */
export function sourceOf<Pdf extends PdfBlob>(
  files: FileStore,
  pdf: Pdf,
  patience: StorePatience,
): Pdf & PdfSource {
  return { ...pdf, read: (range) => readRequired(files, pdf.blob, { range, patience }) };
}

function pictureOf(outcome: PdfOutcome | undefined): Uint8Array {
  if (outcome?.kind === 'picture') return outcome.picture;
  throw refusalOf(outcome);
}

const REFUSALS: Record<RefusalReason, ErrorCode> = {
  unreadable: 'service/unavailable',
  'no-such-page': 'resource/not-found',
  damaged: 'document/damaged',
  locked: 'document/locked',
  'too-demanding': 'document/too-demanding',
  'too-many-pages': 'document/too-demanding',
};

function refusalOf(outcome: PdfOutcome | undefined): AppError {
  return new AppError(REFUSALS[outcome?.kind === 'refused' ? outcome.reason : 'too-demanding']);
}

/** Reads files as if they were one; no part reaches over the end of a file. */
function readAcross(sources: readonly NamedSource[]): ReadPart {
  return async ({ start, end }) => {
    let begin = 0;
    for (const { size, read } of sources) {
      if (start < begin + size) return read({ start: start - begin, end: end - begin });
      begin += size;
    }
    throw new Error('a part behind the last file was asked for');
  };
}

function joinRefusalOf(outcome: PdfOutcome | undefined, sources: readonly NamedSource[]): AppError {
  if (outcome?.kind !== 'refused') return new AppError('week/too-large');
  if (outcome.reason === 'unreadable') return refusalOf(outcome);
  const refused = outcome.file === undefined ? undefined : sources[outcome.file];
  return new AppError('week/not-joined', refused ? { fields: { file: refused.name } } : {});
}

async function readNothing(): Promise<never> {
  throw new Error('a picture that is marked is not read from the store');
}

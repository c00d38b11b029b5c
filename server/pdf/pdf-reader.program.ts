import type { PDFDocumentProxy } from 'pdfjs-dist';
import { checkPdf } from './check-pdf.ts';
import { drawPage } from './draw-page.ts';
import { joinPdfs } from './join-pdfs.ts';
import { createMarking } from './mark-picture.ts';
import { isAbsurd, openPdf, type OpeningPdf, pdfjsLoaded, refusalReason } from './open-pdf.ts';
import { readPageFacts } from './page-facts.ts';
import type {
  DrawRequest,
  FactsRequest,
  FromReader,
  PdfOutcome,
  PdfRequest,
  Step,
  ToReader,
} from './pdf-messages.ts';

const waiting = new Map<number, (bytes: Uint8Array | undefined) => void>();
const markPicture = createMarking();
let reads = 0;
/** The document that was used last: most requests are for another page of it. */
let kept: { source: string; opening: OpeningPdf } | undefined;

// The process that started this one has ended.
process.on('disconnect', () => process.exit());
process.on('message', (message: ToReader) => {
  if (message.kind === 'bytes') waiting.get(message.read)?.(message.bytes);
  else void answer(message).catch(refuse).then(send);
});

async function answer(request: PdfRequest): Promise<PdfOutcome> {
  await pdfjsLoaded;
  noteStep('begun');
  if (request.kind === 'check') return checkPdf(request, read, noteStep);
  if (request.kind === 'join') return joinPdfs(request, read, noteStep);
  if (request.kind !== 'mark') return readKept(request);
  return { kind: 'picture', picture: await markPicture(request) };
}

/** An error that no request expects. */
function refuse(): PdfOutcome {
  return { kind: 'refused', reason: 'damaged' };
}

async function readKept(request: DrawRequest | FactsRequest): Promise<PdfOutcome> {
  const opening = await openOnce(request);
  try {
    return await Promise.race([readOpened(request, opening), opening.lost]);
  } catch (error) {
    await closeKept();
    return { kind: 'refused', reason: refusalReason(error, opening) };
  }
}

async function readOpened(
  request: DrawRequest | FactsRequest,
  opening: OpeningPdf,
): Promise<PdfOutcome> {
  const pdf = await opening.pdf;
  noteStep('opened');
  if (request.kind === 'draw') return draw(pdf, request);
  return { kind: 'facts', pages: await readPageFacts(pdf, request, () => noteStep('page')) };
}

async function openOnce({ source, size }: DrawRequest | FactsRequest): Promise<OpeningPdf> {
  if (kept?.source !== source) {
    await closeKept();
    kept = { source, opening: openPdf(size, read) };
  }
  return kept.opening;
}

async function closeKept(): Promise<void> {
  const closing = kept;
  kept = undefined;
  await closing?.opening.close();
}

async function draw(
  pdf: PDFDocumentProxy,
  { page: number, width }: DrawRequest,
): Promise<PdfOutcome> {
  if (number > pdf.numPages) return { kind: 'refused', reason: 'no-such-page' };
  const page = await pdf.getPage(number);
  if (isAbsurd(page)) return { kind: 'refused', reason: 'too-demanding' };
  const picture = await drawPage(pdf, { page, width }, () => noteStep('drawn'));
  page.cleanup();
  return { kind: 'picture', picture };
}

/** Asks the parent process for bytes of the file; undefined when it cannot be read. */
function read(begin: number, end: number): Promise<Uint8Array | undefined> {
  reads += 1;
  const number = reads;
  send({ kind: 'read', read: number, begin, end });
  return new Promise((resolve) => {
    waiting.set(number, (bytes) => {
      waiting.delete(number);
      resolve(bytes);
    });
  });
}

function noteStep(step: Step): void {
  send({ kind: 'progress', step });
}

function send(message: FromReader): void {
  process.send?.(message);
}

import { openBytes, type ReadBytes, refusalReason } from './open-pdf.ts';
import type { JoinRequest, PdfOutcome, Step } from './pdf-messages.ts';

/** One PDF with the pages of all files, in their order. A file that cannot be opened is named by its number. */
export async function joinPdfs(
  { sizes }: JoinRequest,
  read: ReadBytes,
  noteStep: (step: Step) => void,
): Promise<PdfOutcome> {
  const files: Uint8Array[] = [];
  let begin = 0;
  let pages = 0;
  for (const [file, size] of sizes.entries()) {
    const bytes = await read(begin, begin + size);
    if (!bytes) return { kind: 'refused', reason: 'unreadable', file };
    try {
      pages += await countPages(bytes);
    } catch (error) {
      return { kind: 'refused', reason: refusalReason(error), file };
    }
    noteStep('opened');
    // PDF.js refuses buffers of Node.
    files.push(new Uint8Array(bytes));
    begin += size;
  }
  const pdf = await join(files);
  noteStep('drawn');
  const isWhole = pdf !== null && (await countPages(pdf)) === pages;
  return isWhole ? { kind: 'joined', pdf } : { kind: 'refused', reason: 'damaged' };
}

/** Null when PDF.js cannot join them. */
async function join([
  first = new Uint8Array(),
  ...others
]: Uint8Array[]): Promise<Uint8Array | null> {
  const task = openBytes(first);
  try {
    const pdf = await task.promise;
    const added = others.map((document) => ({ document }));
    return await pdf.extractPages([{ document: null }, ...added]);
  } finally {
    await task.destroy();
  }
}

async function countPages(bytes: Uint8Array): Promise<number> {
  const task = openBytes(new Uint8Array(bytes));
  try {
    return (await task.promise).numPages;
  } finally {
    await task.destroy();
  }
}

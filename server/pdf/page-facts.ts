import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { measureWork } from './measure-work.ts';
import type { FactsRequest, ReadPageFacts } from './pdf-messages.ts';
import { readTextItems } from './text-items.ts';

const NOTES_CHARACTERS = 5000;

/**
 * Size, notes and text of each page. After enough work the other pages have a size alone, so that readers of other
 * documents need not wait longer, or are left out when only the rest of a document was asked for.
 */
export async function readPageFacts(
  pdf: PDFDocumentProxy,
  { firstPage, mostCharacters, enoughMs }: FactsRequest,
  onPage: () => void,
): Promise<ReadPageFacts[]> {
  const pages: ReadPageFacts[] = [];
  let charactersLeft = mostCharacters;
  const workMs = measureWork();
  for (let number = firstPage + 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    if (pages.length > 0 && workMs() > enoughMs) {
      if (firstPage > 0) break;
      pages.push({ width, height, notes: '', text: [], isUnread: true });
    } else {
      const notes = await readNotes(page);
      const text = charactersLeft <= 0 ? [] : await readTextItems(page);
      charactersLeft -= text.reduce((sum, item) => sum + item.text.length, notes.length);
      pages.push({ width, height, notes, text });
    }
    page.cleanup();
    onPage();
  }
  return pages;
}

interface Annotation {
  subtype?: string;
  contentsObj?: { str?: string };
}

/** Text annotations, as presentation programs such as pdfpc keep the notes of a slide. */
async function readNotes(page: PDFPageProxy): Promise<string> {
  const annotations: Annotation[] = await page.getAnnotations();
  return annotations
    .filter(({ subtype }) => subtype === 'Text')
    .map(({ contentsObj }) => withoutControls(contentsObj?.str ?? ''))
    .filter((note) => note !== '')
    .join('\n\n')
    .slice(0, NOTES_CHARACTERS);
}

function withoutControls(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\n\P{Cc}]/gu, '')
    .trim();
}

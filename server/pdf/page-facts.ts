import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PageFacts } from '#contract/page-pictures.ts';
import { measureWork } from './measure-work.ts';
import { readTextItems } from './text-items.ts';

/** The text of all pages together; pages after that have none. A book has a million. */
const MOST_CHARACTERS = 1_500_000;
const NOTES_CHARACTERS = 5000;
/** After this much work the other pages have a size alone, so that readers of other documents need not wait longer. */
const ENOUGH_MS = 4000;

/** Size, notes and text of each page. */
export async function readPageFacts(
  pdf: PDFDocumentProxy,
  onPage: () => void,
): Promise<PageFacts[]> {
  const pages: PageFacts[] = [];
  let charactersLeft = MOST_CHARACTERS;
  const workMs = measureWork();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const isEnough = workMs() > ENOUGH_MS;
    const notes = isEnough ? '' : await readNotes(page);
    const text = isEnough || charactersLeft <= 0 ? [] : await readTextItems(page);
    charactersLeft -= text.reduce((sum, item) => sum + item.text.length, notes.length);
    pages.push({ width, height, notes, text });
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

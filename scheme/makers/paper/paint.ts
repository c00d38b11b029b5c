import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import { registerFonts } from './fonts.ts';

/** What is painted on a page, in the order a screen reader reads it. */
export type Page = { tag: string; alt?: string; draw: (document: PDFKit.PDFDocument) => void }[];

interface PagesToPaint {
  title: string;
  size: [number, number];
  pages: Page[];
}

/** The same data makes the same bytes, so that a file that has not changed is known to be the same. */
const MADE_ON = new Date('2026-01-01T00:00:00Z');

export async function paint({ title, size, pages }: PagesToPaint): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    size,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: BRAND.name, CreationDate: MADE_ON, ModDate: MADE_ON },
  });
  registerFonts(document);
  const bytes = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  for (const page of pages) {
    document.addPage();
    const section = document.struct('Sect');
    root.add(section);
    for (const { tag, alt, draw } of page) {
      if (tag === 'Artifact') paintArtifact(document, draw);
      else if (tag === 'Note') draw(document);
      else
        section.add(document.struct(tag, alt === undefined ? {} : { alt }, () => draw(document)));
    }
  }
  root.end();
  document.end();
  return bytes;
}

function paintArtifact(
  document: PDFKit.PDFDocument,
  draw: (document: PDFKit.PDFDocument) => void,
): void {
  document.markContent('Artifact', { type: 'Layout' });
  document.save();
  draw(document);
  document.restore();
  document.endMarkedContent();
}

async function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

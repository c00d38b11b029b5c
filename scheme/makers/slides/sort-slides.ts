import { type Box, rows, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { bottomOf, flow } from '../paper/flow.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';
import type { Sort } from '../../week.ts';
import { filledWord } from '../words/filled-word.ts';
import { shuffled } from '../words/shuffled.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { promptTitle } from './prompt-title.ts';
import type { Slide } from './slide.ts';

const NOTES = 'Partners decide, and give a reason for each word.';
const SIZE = 40;
/** From large and roomy to small and close; the first that the page has room for is taken. */
const SPACINGS = [
  { size: 48, gap: 16, height: 72 },
  { size: 44, gap: 14, height: 66 },
  { size: SIZE, gap: 12, height: 60 },
  { size: SIZE, gap: 8, height: 52 },
] as const;
const CARD = { font: 'reading', padding: 15 } as const;
const LABEL = { font: 'readingBold', padding: 22 } as const;
const LABEL_COLUMN = 300;
/** Between the names of the piles and the words. */
const FURTHEST_APART = 44;
const LEAST_APART = 22;
const AREA_UNDER_PROMPT = { width: 864, height: 345 } as const;
const SHORT_TITLE = 'Sort the words';
/** The title over the answers. */
export const SORTED = 'Sorted';

export function sortSlides(sort: Sort): Slide[] {
  return [sortSlide(sort), sortedSlide(sort)];
}

function sortSlide({ prompt, piles }: Sort): Slide {
  return {
    title: isFull(piles, wordsOf(prompt, piles)) ? SHORT_TITLE : promptTitle(prompt, SHORT_TITLE),
    session: TEACHING_SESSIONS.practise,
    notes: NOTES,
    draw(sheet, area) {
      const words = wordsOf(prompt, piles);
      const labels = piles.map(({ label }) => label);
      const needs = (spacing: (typeof SPACINGS)[number]): [number, number] => [
        bottomOf(flow(area, { ...LABEL, ...spacing, texts: labels })) - area.y,
        bottomOf(flow(area, { ...CARD, ...spacing, texts: words })) - area.y,
      ];
      const spacing =
        SPACINGS.find((one) => sum(needs(one)) + one.gap * 2 <= area.height) ?? SPACINGS[3];
      const [labelHeight, cardHeight] = needs(spacing);
      const spare = area.height - labelHeight - cardHeight;
      const between = Math.min(spare, FURTHEST_APART);
      const labelArea = { ...area, y: area.y + (spare - between) / 2 };
      const cardArea = { ...area, y: labelArea.y + labelHeight + between };
      for (const [index, box] of flow(labelArea, {
        ...LABEL,
        ...spacing,
        texts: labels,
      }).entries()) {
        drawLabel(sheet, box, labels[index] ?? '', spacing.size);
      }
      for (const [index, box] of flow(cardArea, { ...CARD, ...spacing, texts: words }).entries()) {
        sheet.ornament((document) =>
          drawCard(document, box, { fill: COLOURS.sheet, edge: COLOURS.lineStrong }),
        );
        sheet.text({
          name: `card ${index + 1}`,
          kind: 'board',
          content: words[index] ?? '',
          size: spacing.size,
          box,
          align: 'centre',
          valign: 'middle',
          oneLine: true,
        });
      }
      if (spare < 0) sheet.complain(`cards leave the page by ${-spare} points.`);
    },
  };
}

function sortedSlide({ piles }: Sort): Slide {
  return {
    title: SORTED,
    session: TEACHING_SESSIONS.practise,
    notes: NOTES,
    draw(sheet, area) {
      const widestLabel =
        Math.max(...piles.map(({ label }) => widthOf('readingBold', label))) * SIZE;
      const labelWidth = Math.min(LABEL_COLUMN, widestLabel + 48);
      const bands = rows(area, piles.length, 8).map((band) => splitAcross(band, labelWidth, 24));
      const texts = piles.map(({ label, words }, index) => ({
        kind: 'board' as const,
        content: words
          .map((word) => filledWord(word, label).replaceAll(' ', '\u00A0'))
          .join('\u00A0\u00A0 '),
        size: 44,
        leading: 1.1,
        filled: true,
        box: bands[index]?.[1] ?? area,
      }));
      const size = commonSize(texts.map(({ box, ...text }) => ({ ...text, ...box })));
      for (const [index, { label }] of piles.entries()) {
        const band = bands[index]?.[0] ?? area;
        const height = Math.min(band.height, 104);
        drawLabel(sheet, { ...band, y: band.y + (band.height - height) / 2, height }, label, SIZE);
        if (index > 0) sheet.ornament((document) => drawDivider(document, area, band.y - 4));
        const text = texts[index];
        if (text !== undefined) {
          sheet.text({ ...text, name: `words of ${label}`, size, valign: 'middle' });
        }
      }
    },
  };
}

function drawLabel(sheet: Sheet, box: Box, label: string, size: number): void {
  sheet.ornament((document) => drawCard(document, box, { fill: COLOURS.leaf, edge: COLOURS.leaf }));
  sheet.text({
    name: `pile ${label}`,
    kind: 'board',
    content: label,
    font: 'readingBold',
    size,
    leading: 1.12,
    colour: COLOURS.sheet,
    box: { ...box, x: box.x + 10, width: box.width - 20 },
    align: 'centre',
    valign: 'middle',
  });
}

function drawDivider(document: PDFKit.PDFDocument, { x, width }: Box, y: number): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(1)
    .stroke(COLOURS.line);
}

function wordsOf(prompt: string, piles: Sort['piles']): string[] {
  return shuffled(
    piles.flatMap((pile) => pile.words),
    prompt,
  );
}

/** Whether the cards leave no room under a prompt of two lines. */
function isFull(piles: Sort['piles'], words: string[]): boolean {
  const area = { x: 0, y: 0, width: AREA_UNDER_PROMPT.width, height: 0 };
  const labels = piles.map(({ label }) => label);
  const needed =
    bottomOf(flow(area, { ...LABEL, ...SPACINGS[3], texts: labels })) +
    bottomOf(flow(area, { ...CARD, ...SPACINGS[3], texts: words }));
  return needed + LEAST_APART > AREA_UNDER_PROMPT.height;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import { below, columns } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import type { Slide } from './slide.ts';

type Draw = (document: PDFKit.PDFDocument, x: number, y: number) => void;

const STEPS: { word: string; draw: Draw }[] = [
  { word: 'Look', draw: drawEye },
  { word: 'Say', draw: drawSpeech },
  { word: 'Cover', draw: drawCover },
  { word: 'Write', draw: drawPencil },
  { word: 'Check', draw: drawTick },
];
const RADIUS = 62;

/** Shown once the words are hidden: the five steps, and nothing to copy from. */
export function lookSaySlide(): Slide {
  return {
    title: 'The words are covered now',
    session: TEACHING_SESSIONS.practise,
    notes:
      'Worksheet, part B. The words are hidden: children write each from memory, then uncover and check letter by letter.',
    draw(sheet, area) {
      for (const [index, column] of columns(area, STEPS.length, 16).entries()) {
        const step = STEPS[index];
        if (step === undefined) continue;
        const [x, y] = [column.x + column.width / 2, area.y + RADIUS + 24];
        sheet.ornament((document) => {
          if (index > 0) {
            document
              .moveTo(x - column.width + RADIUS - 10, y)
              .lineTo(x - RADIUS - 6, y)
              .lineWidth(4)
              .stroke(COLOURS.line);
          }
          const isCover = step.word === 'Cover';
          document.circle(x, y, RADIUS).fill(isCover ? COLOURS.honey : COLOURS.leafWash);
          document.lineWidth(6).lineCap('round').lineJoin('round');
          step.draw(document, x, y);
        });
        sheet.text({
          name: `step ${index + 1}`,
          kind: 'board',
          content: step.word,
          font: 'readingBold',
          size: 44,
          box: { ...column, y: y + RADIUS + 12, height: 60 },
          align: 'centre',
          oneLine: true,
        });
      }
      sheet.text({
        name: 'what to do',
        kind: 'board',
        content:
          'Write each word from memory. Then look back, check letter by letter, and try again.',
        size: 44,
        box: below(area, 2 * RADIUS + 110),
        valign: 'middle',
      });
    },
  };
}

function drawEye(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .path(`M${x - 38} ${y} Q${x} ${y - 42} ${x + 38} ${y} Q${x} ${y + 42} ${x - 38} ${y} Z`)
    .stroke(COLOURS.leafDeep);
  document.circle(x, y, 11).fill(COLOURS.leafDeep);
}

function drawSpeech(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.roundedRect(x - 36, y - 32, 72, 48, 16).stroke(COLOURS.leafDeep);
  document
    .path(`M${x - 16} ${y + 16} L${x - 20} ${y + 36} L${x + 4} ${y + 16}`)
    .stroke(COLOURS.leafDeep);
}

function drawCover(document: PDFKit.PDFDocument, x: number, y: number): void {
  document.rect(x - 30, y - 36, 60, 72).stroke(COLOURS.ink);
  document.rect(x - 30, y - 6, 60, 42).fill(COLOURS.ink);
}

function drawPencil(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .path(
      `M${x - 30} ${y + 30} L${x - 22} ${y + 4} L${x + 16} ${y - 34} L${x + 34} ${y - 16} L${x - 4} ${y + 22} Z`,
    )
    .stroke(COLOURS.leafDeep);
}

function drawTick(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .path(`M${x - 30} ${y + 4} L${x - 8} ${y + 26} L${x + 32} ${y - 24}`)
    .lineWidth(9)
    .stroke(COLOURS.leafDeep);
}

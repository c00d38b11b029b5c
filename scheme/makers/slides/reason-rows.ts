import { type Box, below, inset, rows, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Sheet } from '../paper/sheet.ts';

interface AnswerWithReason {
  answer: string;
  reason: string;
}

interface Places {
  answer: Box;
  reason: Box;
}

const ANSWER_SIZE = 40;
const ANSWER_HEIGHT = 49;
const LARGEST_REASON = 36;
const GAP = 28;

/** Answers for the class to read, each over its reason or beside it, whichever shows the reasons larger. */
export function reasonRows(sheet: Sheet, area: Box, answers: AnswerWithReason[]): void {
  const bands = rows(area, answers.length, 10);
  const under = bands.map(placesUnder);
  const beside = bands.map((band) => placesBeside(band, answers));
  const sizeOf = (places: Places[]): number =>
    commonSize(
      answers.map(({ reason }, index) => ({
        ...reasonText(reason),
        ...(places[index]?.reason ?? area),
      })),
    );
  const isBeside = sizeOf(beside) > sizeOf(under);
  const places = isBeside ? beside : under;
  const size = sizeOf(places);
  for (const [index, { answer, reason }] of answers.entries()) {
    const band = bands[index] ?? area;
    sheet.ornament((document) => {
      drawCard(document, band, { fill: COLOURS.sheet, edge: COLOURS.line });
      document.roundedRect(band.x, band.y, 10, band.height, 5).fill(COLOURS.leaf);
    });
    sheet.text({
      name: `answer ${index + 1}`,
      kind: 'board',
      content: answer,
      font: 'readingBold',
      size: ANSWER_SIZE,
      colour: COLOURS.leafDeep,
      box: places[index]?.answer ?? band,
      valign: 'middle',
      oneLine: true,
    });
    sheet.text({
      ...reasonText(reason),
      name: `reason ${index + 1}`,
      size,
      box: places[index]?.reason ?? band,
      colour: COLOURS.inkSoft,
      valign: isBeside ? 'middle' : 'top',
    });
  }
}

function reasonText(content: string) {
  return { kind: 'remark', content, size: LARGEST_REASON, leading: 1.14 } as const;
}

/** The answer and its reason stand together in the middle of their card. */
function placesUnder(band: Box): Places {
  const height = Math.min(band.height, ANSWER_HEIGHT + LARGEST_REASON * 1.2);
  const inner = { ...inset(band, 30, 0), y: band.y + (band.height - height) / 2, height };
  return { answer: { ...inner, height: ANSWER_HEIGHT }, reason: below(inner, ANSWER_HEIGHT) };
}

function placesBeside(band: Box, answers: AnswerWithReason[]): Places {
  const widest = Math.max(...answers.map(({ answer }) => widthOf('readingBold', answer)));
  const [answer, reason] = splitAcross(inset(band, 30, 4), widest * ANSWER_SIZE + 4, GAP);
  return { answer, reason };
}

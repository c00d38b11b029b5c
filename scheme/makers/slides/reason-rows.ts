import { type Box, below, inset, rows } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize } from '../paper/fit.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';

interface AnswerWithReason {
  answer: string;
  /** The misspelt word, struck through, before the answer. */
  instead?: string;
  reason: string;
}

const ANSWER_HEIGHT = 49;

/** Answers for the class to read, each over the reason that the teacher gives. */
export function reasonRows(sheet: Sheet, area: Box, answers: AnswerWithReason[]): void {
  const bands = rows(area, answers.length, 10);
  const texts = answers.map(({ reason }, index) => ({
    kind: 'remark' as const,
    content: reason,
    size: 26,
    box: reasonBox(bands[index] ?? area),
  }));
  const size = commonSize(texts.map(({ box, ...text }) => ({ ...text, ...box })));
  for (const [index, { answer, instead }] of answers.entries()) {
    const band = bands[index] ?? area;
    sheet.ornament((document) => {
      drawCard(document, band, { fill: COLOURS.sheet, edge: COLOURS.line });
      document.roundedRect(band.x, band.y, 10, band.height, 5).fill(COLOURS.leaf);
    });
    const inner = contentBox(band);
    sheet.text({
      name: `answer ${index + 1}`,
      kind: 'board',
      content: answerRuns(answer, instead),
      size: 40,
      box: { ...inner, height: ANSWER_HEIGHT },
      valign: 'middle',
      oneLine: true,
    });
    const text = texts[index];
    if (text !== undefined) {
      sheet.text({ ...text, name: `reason ${index + 1}`, size, colour: COLOURS.inkSoft });
    }
  }
}

function answerRuns(answer: string, instead: string | undefined): Run[] {
  const right: Run = { text: answer, font: 'readingBold', colour: COLOURS.leafDeep };
  if (instead === undefined) return [right];
  return [
    { text: instead, colour: COLOURS.inkSoft, mark: 'struck' },
    { text: ' \u00A0\u00A0 ' },
    right,
  ];
}

/** The answer and its reason stand together in the middle of their card. */
function contentBox(band: Box): Box {
  const height = Math.min(band.height, ANSWER_HEIGHT + 33);
  const inner = inset(band, 30, 0);
  return { ...inner, y: band.y + (band.height - height) / 2, height };
}

function reasonBox(band: Box): Box {
  return below(contentBox(band), ANSWER_HEIGHT);
}

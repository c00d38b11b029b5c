import { type Box, below } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { bottomOf, flow } from '../paper/flow.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import { stack } from '../paper/stack.ts';
import type { Activity } from '../activities/activity.ts';
import { TIGHTEST } from '../activities/board-room.ts';
import type { Session } from '../sessions.ts';
import { activityAnswers, isWrittenOut } from './activity-answers.ts';
import { drawLadder, drawMagnifier } from './activity-pictures.ts';
import { drawNumber, NUMBER_WIDTH } from './number-disc.ts';
import { numberedWordsSlide } from './numbered-words-slide.ts';
import { putInstruction } from './instruction.ts';
import { paragraphSlides } from './paragraph-slides.ts';
import { partnerSlides } from './partner-slides.ts';
import { pictureSlide } from './picture-slide.ts';
import type { Look } from './look.ts';
import type { Slide } from './slide.ts';
import { webSlides } from './web-slides.ts';

const BANK = { font: 'readingBold', size: 40, padding: 16, gap: 12, height: 58 } as const;
const WORD_SIZES = [60, 52, 48, 44] as const;
const STACK = {
  sizes: [48, TIGHTEST.size],
  leastGap: TIGHTEST.gap,
  mostGap: 44,
  leading: TIGHTEST.leading,
} as const;

/** Where sentences take all of the page, its title says what to do. */
const TITLES_THAT_TELL: Partial<Record<Activity['kind'], string>> = {
  detective: 'Word detective: which word am I?',
  'change the root': 'Change the root to fit the sentence',
  'choose the spelling': 'Choose the spelling, and say why',
  proofread: 'Proofread: one slip in each line',
  'spot the mistake': 'Spot the mistake in each line',
};

/** Where every prompt leaves this share of its line, there is a line for the answer. */
const ANSWER_SHARE = 0.4;
const ANSWER_MARGIN = 24;
/** Cards stand this far out over and under their texts, so that they do not touch. */
const CARD_MARGIN = 3;

/** The page on which the class works, and the page with the answers. */
export function activitySlides(activity: Activity, session: Session, look: Look): Slide[] {
  if (activity.kind === 'word web') return webSlides(activity, session);
  if (activity.kind === 'partner dictation') return partnerSlides(activity, session);
  if (activity.kind === 'name the picture') {
    return [pictureSlide(activity, session), ...activityAnswers(activity, session, look)];
  }
  if (activity.paragraph !== undefined) {
    return paragraphSlides({ ...activity, paragraph: activity.paragraph }, session);
  }
  if (activity.kind === 'from memory') {
    return [
      wordsSlide(activity, session),
      hiddenWordsSlide(activity, session, look),
      ...activityAnswers(activity, session, look),
    ];
  }
  if (activity.kind === 'dictionary order' || isWrittenOut(activity)) {
    return [wordsSlide(activity, session), ...activityAnswers(activity, session, look)];
  }
  return [listSlide(activity, session, look), ...activityAnswers(activity, session, look)];
}

/** Lines for words that the class has seen for a minute. */
function hiddenWordsSlide({ items }: Activity, session: Session, look: Look): Slide {
  return numberedWordsSlide({
    title: 'The words are hidden now',
    session,
    notes:
      'Children write all the words they remember, in any order. Then show the next page: they mend each word, underline what is tricky and say why.',
    words: items.map(({ prompt }) => ({ word: prompt })),
    shown: false,
    look,
  });
}

function listSlide(activity: Activity, session: Session, look: Look): Slide {
  const { title, instruction, items, bank = [], kind } = activity;
  return {
    title: TITLES_THAT_TELL[kind] ?? title,
    session,
    notes: `${activity.instruction} Give a minute or two, then let two children explain before you go on.`,
    draw(sheet, area) {
      const under = kind in TITLES_THAT_TELL ? area : putInstruction(sheet, area, instruction);
      const boxes = flow(under, { ...BANK, texts: bank });
      const bankHeight = bank.length === 0 ? 0 : bottomOf(boxes) - under.y;
      const room = below(under, bankHeight === 0 ? 0 : bankHeight + 12);
      drawBank(sheet, boxes, bank);
      const { bands, contentWidth, draw } = numberedTexts(
        room,
        items.map(({ prompt }) => prompt),
      );
      if (kind !== 'word ladder') drawAnswerCards(sheet, bands, contentWidth);
      if (kind === 'word ladder') sheet.ornament((document) => drawLadder(document, room, bands));
      if (kind === 'detective') sheet.ornament((document) => drawMagnifier(document, look.title));
      draw(sheet);
    },
  };
}

/** One under the other, a number before each, in the largest letters that fit. */
function numberedTexts(room: Box, contents: (string | Run[])[]) {
  const texts = contents.map((content) => ({ kind: 'board' as const, content }));
  const { size, leading, boxes: bands } = stack(promptBox(room), texts, STACK);
  const contentWidth = Math.max(
    ...texts.map((text, index) => {
      const { width, height } = bands[index] ?? room;
      return fit({ ...text, size, leading, width, height }).width;
    }),
  );
  function draw(sheet: Sheet): void {
    for (const [index, text] of texts.entries()) {
      const box = bands[index] ?? room;
      drawNumber(sheet, { ...box, x: room.x }, index + 1);
      sheet.text({ ...text, name: `item ${index + 1}`, size, leading, box });
    }
  }
  return { bands, contentWidth, draw };
}

/** Short prompts stand on cards, with a line to write on beside each. */
function drawAnswerCards(sheet: Sheet, bands: Box[], contentWidth: number): void {
  if (bands.some(({ width }) => contentWidth > width * (1 - ANSWER_SHARE))) return;
  sheet.ornament((document) => {
    for (const { x, y, width, height } of bands) {
      const card = {
        x: x - NUMBER_WIDTH + CARD_MARGIN,
        y: y - CARD_MARGIN,
        width: width + NUMBER_WIDTH - CARD_MARGIN,
        height: height + 2 * CARD_MARGIN,
      };
      drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line });
      const line = y + height - 10;
      document
        .moveTo(x + width * (1 - ANSWER_SHARE) + ANSWER_MARGIN, line)
        .lineTo(x + width - ANSWER_MARGIN, line)
        .lineWidth(2)
        .stroke(COLOURS.lineStrong);
    }
  });
}

function promptBox(band: Box): Box {
  return { ...band, x: band.x + NUMBER_WIDTH, width: band.width - NUMBER_WIDTH };
}

function drawBank(sheet: Sheet, boxes: Box[], bank: string[]): void {
  for (const [index, box] of boxes.entries()) {
    sheet.ornament((document) =>
      drawCard(document, box, { fill: COLOURS.leafWash, edge: COLOURS.leaf }),
    );
    sheet.text({
      name: `choice ${index + 1}`,
      kind: 'board',
      content: bank[index] ?? '',
      font: BANK.font,
      size: BANK.size,
      box,
      align: 'centre',
      valign: 'middle',
      oneLine: true,
    });
  }
}

/** Words to work with, each on a card. */
function wordsSlide({ title, items, instruction }: Activity, session: Session): Slide {
  return {
    title,
    session,
    notes: instruction,
    draw(sheet, area) {
      const told = sheet.text({
        name: 'what to do',
        kind: 'board',
        content: instruction,
        size: 44,
        box: { ...area, height: 160 },
      });
      const room = below(area, told.height + 24);
      const texts = items.map(({ prompt }) => prompt);
      const { size, boxes } = wordCards(room, texts);
      for (const [index, box] of boxes.entries()) {
        sheet.ornament((document) =>
          drawCard(document, box, { fill: COLOURS.sheet, edge: COLOURS.lineStrong }),
        );
        sheet.text({
          name: `word ${index + 1}`,
          kind: 'board',
          content: texts[index] ?? '',
          font: BANK.font,
          size,
          box,
          align: 'centre',
          valign: 'middle',
          oneLine: true,
        });
        if (box.y + box.height > area.y + area.height) sheet.complain('the cards leave the page.');
      }
    },
  };
}

/** In the largest letters in which all have room, in the middle of it. */
function wordCards(room: Box, texts: string[]): { size: number; boxes: Box[] } {
  const settings = WORD_SIZES.map((size) => ({
    size,
    boxes: flow(room, { ...BANK, texts, size, height: size * 1.6, padding: 20, gap: 18 }),
  }));
  const fitting = settings.find(({ boxes }) => bottomOf(boxes) <= room.y + room.height);
  const { size, boxes } = fitting ?? { size: BANK.size, boxes: flow(room, { ...BANK, texts }) };
  const shift = (room.y + room.height - bottomOf(boxes)) / 2;
  return { size, boxes: boxes.map((box) => ({ ...box, y: box.y + shift })) };
}

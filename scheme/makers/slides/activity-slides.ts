import { type Box, below } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { fit } from '../paper/fit.ts';
import { bottomOf, flow } from '../paper/flow.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { Run } from '../paper/runs.ts';
import type { Sheet } from '../paper/sheet.ts';
import { stack } from '../paper/stack.ts';
import { entryOf } from '../../words/words.ts';
import type { Activity } from '../activities/activity.ts';
import { TIGHTEST } from '../activities/board-room.ts';
import type { Session } from '../sessions.ts';
import { drawLadder, drawMagnifier } from './activity-pictures.ts';
import { joinedWords, joinRows } from './join-rows.ts';
import { numberedWordsSlide } from './numbered-words-slide.ts';
import { paragraphSlides } from './paragraph-slides.ts';
import { partnerSlides } from './partner-slides.ts';
import { pictureSlide } from './picture-slide.ts';
import { reasonRows } from './reason-rows.ts';
import type { Look } from './look.ts';
import type { Slide } from './slide.ts';
import { webSlides } from './web-slides.ts';

const NUMBER_WIDTH = 76;
const BANK = { font: 'readingBold', size: 40, padding: 16, gap: 12, height: 58 } as const;
const MOST_WITH_REASONS = 4;
const STACK = {
  sizes: [50, 46, 43, TIGHTEST.size],
  leastGap: TIGHTEST.gap,
  mostGap: 44,
  leading: TIGHTEST.leading,
} as const;

/** Where every prompt leaves this share of its line, there is a line for the answer. */
const ANSWER_SHARE = 0.4;
const ANSWER_MARGIN = 24;
/** Cards stand this far out over and under their texts, so that they do not touch. */
const CARD_MARGIN = 3;

/** Words on cards; their answers say more than the word. */
const WRITTEN_OUT = new Set<Activity['kind']>(['syllables', 'take apart', 'tricky part']);

/** The page on which the class works, and the page with the answers. */
export function activitySlides(activity: Activity, session: Session, look: Look): Slide[] {
  if (activity.kind === 'word web') return webSlides(activity, session);
  if (activity.kind === 'partner dictation') return partnerSlides(activity, session);
  if (activity.kind === 'name the picture') {
    return [pictureSlide(activity, session), ...answerSlides(activity, session, look)];
  }
  if (activity.paragraph !== undefined) {
    return paragraphSlides({ ...activity, paragraph: activity.paragraph }, session);
  }
  if (activity.kind === 'dictionary order' || WRITTEN_OUT.has(activity.kind)) {
    return [wordsSlide(activity, session), ...answerSlides(activity, session, look)];
  }
  return [listSlide(activity, session, look), ...answerSlides(activity, session, look)];
}

function listSlide(activity: Activity, session: Session, look: Look): Slide {
  const { title, items, bank = [], kind } = activity;
  return {
    title,
    session,
    notes: `${activity.instruction} Give a minute or two, then let two children explain before you go on.`,
    draw(sheet, area) {
      const boxes = flow(area, { ...BANK, texts: bank });
      const bankHeight = bank.length === 0 ? 0 : bottomOf(boxes) - area.y;
      const room = below(area, bankHeight === 0 ? 0 : bankHeight + 12);
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

function drawNumber(sheet: Sheet, band: Box, number: number): void {
  const middle = band.y + band.height / 2;
  sheet.ornament((document) => document.circle(band.x + 27, middle, 26).fill(COLOURS.honey));
  sheet.text({
    name: `number ${number}`,
    kind: 'board',
    content: String(number),
    font: 'readingBold',
    size: 40,
    leading: 1.1,
    box: { x: band.x, y: middle - 27, width: 54, height: 54 },
    align: 'centre',
    valign: 'middle',
  });
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
        size: 42,
        box: { ...area, height: 160 },
      });
      const room = below(area, told.height + 24);
      const texts = items.map(({ prompt }) => prompt);
      const style = { ...BANK, size: 46, height: 72, gap: 16 };
      for (const [index, box] of flow(room, { ...style, texts }).entries()) {
        sheet.ornament((document) =>
          drawCard(document, box, { fill: COLOURS.sheet, edge: COLOURS.lineStrong }),
        );
        sheet.text({
          name: `word ${index + 1}`,
          kind: 'board',
          content: texts[index] ?? '',
          font: BANK.font,
          size: 46,
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

function answerSlides(activity: Activity, session: Session, look: Look): Slide[] {
  const { items } = activity;
  const title = ANSWER_TITLES[activity.kind] ?? 'The answers';
  const notes = 'Children mark their own, and write any slip again in full.';
  const joined = joinedWords(items);
  if (joined !== undefined && items.length <= MOST_WITH_REASONS) {
    return [{ title, session, notes, draw: (sheet, area) => joinRows(sheet, area, joined) }];
  }
  const hasReasons = items.every(({ reason }) => reason !== undefined);
  if (hasReasons && items.length <= MOST_WITH_REASONS) {
    const answers = items.map(({ answer, reason = '' }) => ({ answer, reason }));
    return [{ title, session, notes, draw: (sheet, area) => reasonRows(sheet, area, answers) }];
  }
  if (WRITTEN_OUT.has(activity.kind)) {
    const contents = items.map(({ prompt, answer }) =>
      activity.kind === 'tricky part' ? markedRuns(entryOf(prompt).word, 'board') : answer,
    );
    const draw: Slide['draw'] = (sheet, area) => numberedTexts(area, contents).draw(sheet);
    return [{ title, session, notes, draw }];
  }
  const words = items.map(({ answer }) => ({ word: answer }));
  return [numberedWordsSlide({ title, session, notes, words, shown: true, look })];
}

const ANSWER_TITLES: Partial<Record<Activity['kind'], string>> = {
  'word sums': 'The sums, added up',
  'build from the root': 'The words, built',
  'join the halves': 'The halves, joined',
  'missing letters': 'Every letter in its place',
  syllables: 'Counted and cut',
  'syllable muddle': 'In order again',
  'take apart': 'Root and parts',
  'change the root': 'The root, changed',
  'tricky part': 'The parts to watch',
  'dictionary order': 'In dictionary order',
  'match the meaning': 'Words and their meanings',
  'word ladder': 'The words, from short to long',
  detective: 'Case solved',
  'true or false': 'What each word means',
  'name the picture': 'The pictures, named',
  'choose the spelling': 'The right choice, and why',
  proofread: 'Corrected, and why',
  'spot the mistake': 'Fixed, and why',
};

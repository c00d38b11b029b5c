import { type Box, below, columns, inset, rows, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize, fit, type TextToFit } from '../paper/fit.ts';
import { widthOf } from '../paper/fonts.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { drawCard } from '../paper/ornaments.ts';
import { plainWord } from '../../marked-word.ts';
import type { TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { stepsAboutByHeart } from '../words/session-steps.ts';
import { drawRoutine, ROUTINE_HEIGHT } from './routine.ts';
import type { Slide } from './slide.ts';

type Item = TeachingWeek['byHeart'][number];
type PlacedText = TextToFit & Box;

const GAP = 14;
const PADDING = 22;
/** A word that has the page for itself is written larger. */
const SIZES = { one: { form: 96, hint: 52 }, more: { form: 72, hint: 44 } } as const;
/** Where words stand in rows, what they are given beside their hints. */
const FORMS_BESIDE = { size: 48, widest: 310 } as const;
const LINE = 1.22;

interface Filled {
  card: Box;
  forms: PlacedText[];
  hint: PlacedText;
}

/** One word has the page, two stand side by side, three stand in rows; under them what to do with each. */
export function byHeartSlide({ byHeart, notes }: TeachingWeek): Slide {
  return {
    title: byHeart.length === 1 ? 'A word to know by heart' : 'Words to know by heart',
    session: TEACHING_SESSIONS.practise,
    notes: `Look at the marked letters, say the word, read the hint. Then hide the page: children cover, write and check. ${stepsAboutByHeart(notes)}`,
    draw(sheet, whole) {
      drawRoutine(sheet, below(whole, whole.height - ROUTINE_HEIGHT));
      const area = { ...whole, height: whole.height - ROUTINE_HEIGHT - GAP };
      const align = byHeart.length === 1 ? 'centre' : 'left';
      for (const [index, { card, forms, hint }] of filledCards(byHeart, area).entries()) {
        sheet.ornament((document) =>
          drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line }),
        );
        for (const [at, form] of forms.entries()) {
          const name = `word ${index + 1}, form ${at + 1}`;
          sheet.text({ ...form, name, box: form, align, valign: 'middle' });
        }
        sheet.text({ ...hint, name: `hint ${index + 1}`, box: hint, align, valign: 'middle' });
      }
    },
  };
}

function filledCards(items: Item[], area: Box): Filled[] {
  const stacked = stackedCards(items, area);
  const fits = stacked.every(({ hint, card }) => hint.y + hint.height <= card.y + card.height);
  return items.length < 3 && fits ? stacked : cardsInRows(items, area);
}

/** The forms of a word over its hint, together in the middle of the card. */
function stackedCards(items: Item[], area: Box): Filled[] {
  const sizes = items.length === 1 ? SIZES.one : SIZES.more;
  const cards = columns(area, items.length, GAP);
  const inners = cards.map((card) => inset(card, PADDING, 6));
  const inner = inners[0] ?? area;
  const forms = items.flatMap((item) => item.forms.map((form) => formText(form, sizes.form)));
  const size = commonSize(forms.map((form) => ({ ...form, ...inner })));
  const hints = items.map(({ hint }, index) => hintText(hint, sizes.hint, inners[index] ?? area));
  const formsHeight = Math.max(...items.map((item) => item.forms.length)) * size * LINE;
  const room = inner.height - formsHeight - GAP;
  const hintSize = commonSize(hints.map((hint) => ({ ...hint, height: room })));
  const hintHeights = hints.map((hint) => fit({ ...hint, size: hintSize }).height);
  const top = inner.y + (room - Math.max(...hintHeights)) / 2;
  return items.map((item, index) => {
    const box = inners[index] ?? area;
    const lines = rows({ ...box, y: top, height: formsHeight }, item.forms.length, 0);
    const y = top + formsHeight + GAP;
    return {
      card: cards[index] ?? area,
      forms: item.forms.map((form, at) => ({ ...formText(form, size), ...(lines[at] ?? box) })),
      hint: { ...hintText(item.hint, hintSize, box), y, height: hintHeights[index] ?? 0 },
    };
  });
}

/** The forms of a word on the left of its row, the hint on the right. */
function cardsInRows(items: Item[], area: Box): Filled[] {
  const widest = Math.max(
    ...items.flatMap(({ forms }) => forms.map((form) => widthOf('readingBold', plainWord(form)))),
  );
  const width = Math.min(FORMS_BESIDE.widest, widest * FORMS_BESIDE.size);
  const cards = rows(area, items.length, 10);
  const places = cards.map((card) => splitAcross(inset(card, PADDING, 1), width, PADDING));
  const hintSize = commonSize(
    items.map(({ hint }, index) => hintText(hint, SIZES.more.hint, places[index]?.[1] ?? area)),
  );
  const forms = items.map((item, index) => {
    const [box] = places[index] ?? [area];
    const lines = rows(box, item.forms.length, 0);
    return item.forms.map((form, at) => ({
      ...formText(form, SIZES.more.form),
      ...(lines[at] ?? box),
    }));
  });
  const size = commonSize(forms.flat());
  return items.map(({ hint }, index) => ({
    card: cards[index] ?? area,
    forms: (forms[index] ?? []).map((form) => ({ ...form, size })),
    hint: hintText(hint, hintSize, places[index]?.[1] ?? area),
  }));
}

function formText(form: string, size: number): TextToFit {
  return {
    kind: 'board',
    content: markedRuns(form, 'board'),
    size,
    oneLine: true,
    width: Number.POSITIVE_INFINITY,
    height: Number.POSITIVE_INFINITY,
  };
}

function hintText(content: string, size: number, box: Box): PlacedText {
  return { kind: 'board', content, size, leading: 1.16, ...box };
}

import { type Box, below, columns, inset, rows, splitAcross } from '../paper/box.ts';
import { COLOURS } from '../paper/colours.ts';
import { commonSize, fit } from '../paper/fit.ts';
import { markedRuns } from '../paper/marked-runs.ts';
import { drawCard } from '../paper/ornaments.ts';
import type { TeachingWeek } from '../../week.ts';
import { TEACHING_SESSIONS } from '../sessions.ts';
import { stepsAboutByHeart } from '../words/session-steps.ts';
import type { Slide } from './slide.ts';

type Item = TeachingWeek['byHeart'][number];

const GAP = 20;

/** One word has the page, two stand side by side, three stand in rows. */
export function byHeartSlide({ byHeart, notes }: TeachingWeek): Slide {
  return {
    title: byHeart.length === 1 ? 'A word to know by heart' : 'Words to know by heart',
    session: TEACHING_SESSIONS.practise,
    notes: `Say the word, look at the marked letters, read the hint. ${stepsAboutByHeart(notes)}`,
    draw(sheet, area) {
      const isSideBySide =
        byHeart.length < 3 && cardsFor(byHeart, area, true).every(({ hint }) => fit(hint).fits);
      const cards = cardsFor(byHeart, area, isSideBySide);
      const size = commonSize(cards.map(({ hint }) => hint));
      const formSize = commonSize(cards.flatMap(({ item, formsBox }) => formTexts(item, formsBox)));
      for (const [index, { item, card, formsBox, hint }] of cards.entries()) {
        sheet.ornament((document) =>
          drawCard(document, card, { fill: COLOURS.sheet, edge: COLOURS.line }),
        );
        for (const [at, form] of formTexts(item, formsBox).entries()) {
          const name = `word ${index + 1}, form ${at + 1}`;
          sheet.text({ ...form, name, size: formSize, box: form, valign: 'middle' });
        }
        sheet.text({
          ...hint,
          name: `hint ${index + 1}`,
          size,
          box: hint,
          valign: isSideBySide ? 'top' : 'middle',
        });
      }
    },
  };
}

function formTexts({ forms }: Item, box: Box) {
  const lines = rows(box, forms.length, 0);
  return forms.map((form, index) => ({
    kind: 'board' as const,
    content: markedRuns(form, 'board'),
    size: 72,
    oneLine: true,
    ...(lines[index] ?? box),
  }));
}

function cardsFor(items: Item[], area: Box, isSideBySide: boolean) {
  if (!isSideBySide) return filledCards(items, rows(area, items.length, 10), beside);
  const cards = filledCards(items, columns(area, items.length, GAP), stacked);
  const size = commonSize(cards.map(({ hint }) => hint));
  // The cards are no taller than what stands in them, and stand in the middle.
  const bottoms = cards.map(({ hint }) => hint.y + fit({ ...hint, size }).height);
  const height = Math.min(area.height, Math.max(...bottoms) - area.y + 34);
  const box = { ...area, y: area.y + (area.height - height) / 2, height };
  return filledCards(items, columns(box, items.length, GAP), stacked);
}

function filledCards(items: Item[], cards: Box[], split: (card: Box, item: Item) => [Box, Box]) {
  return items.map((item, index) => {
    const card = cards[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    const [formsBox, hintBox] = split(card, item);
    const hint = {
      kind: 'board',
      content: item.hint,
      size: 46,
      leading: 1.16,
      ...hintBox,
    } as const;
    return { item, card, formsBox, hint };
  });
}

function beside(card: Box): [Box, Box] {
  return splitAcross(inset(card, 22, 2), 260, 20);
}

function stacked(card: Box, { forms }: Item): [Box, Box] {
  const inner = inset(card, 24, 10);
  const height = FORM_HEIGHTS[Math.min(forms.length, FORM_HEIGHTS.length) - 1] ?? 0;
  return [{ ...inner, height }, below(inner, height + 8)];
}

/** For one form, two and three. */
const FORM_HEIGHTS = [112, 128, 162];

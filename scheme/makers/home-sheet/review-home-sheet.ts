import { columns } from '../paper/box.ts';
import { drawPracticeGrid } from '../paper/practice-grid.ts';
import { Sheet } from '../paper/sheet.ts';
import type { ReviewWeek } from '../../week.ts';
import { reviewedWeeks, type WeekPlace } from '../week-place.ts';
import { capitalised } from '../words/capitalised.ts';
import { parseGapSentence } from '../words/gap-sentence.ts';
import { reviewTitle } from '../words/review-title.ts';
import { A4_ACROSS, drawFrame, drawTwice, FOOT, TEXT_WIDTH } from './half-page.ts';

const INVITATION =
  'These are the twenty words of our check. Circle the ones you would like to know better, and write them here.';

/** After the check: its words once more, and what they showed. */
export function drawReviewHomeSheet(place: WeekPlace, week: ReviewWeek): Sheet {
  const title = reviewTitle(week);
  const sheet = new Sheet({ title: `${place.name}: ${title}, home sheet`, ...A4_ACROSS });
  const words = week.check.map((sentence) => ({
    notation: parseGapSentence(sentence).word,
    isByHeart: false,
  }));
  drawTwice(sheet, (left) => {
    const top = drawFrame(sheet, left, { place: place.name, title });
    const asked = sheet.text({
      name: 'invitation',
      kind: 'print',
      content: INVITATION,
      size: 12.5,
      leading: 1.3,
      box: { x: left, y: top, width: TEXT_WIDTH, height: 36 },
      filled: true,
    });
    const grids = { x: left, y: top + asked.height + 8, width: TEXT_WIDTH, height: 310 };
    const half = words.length / 2;
    const bottoms = columns(grids, 2, 10).map((box, index) =>
      drawPracticeGrid(sheet, {
        box,
        words: words.slice(index * half, (index + 1) * half),
        headings: ['Word', 'Write it'],
        wordWidth: 98,
        size: 13,
        lowestRow: 20,
        highestRow: 28,
      }),
    );
    drawRules(sheet, left, Math.max(...bottoms) + 12, place, week);
  });
  return sheet;
}

function drawRules(
  sheet: Sheet,
  left: number,
  top: number,
  place: WeekPlace,
  week: ReviewWeek,
): void {
  sheet.text({
    name: 'heading of what we learned',
    kind: 'print',
    content: 'What we learned',
    font: 'heading',
    size: 12,
    box: { x: left, y: top, width: TEXT_WIDTH, height: 18 },
    tag: 'H2',
  });
  const focuses = reviewedWeeks(place, week).map(
    (item) => `•\u00A0${capitalised(item.week.focus)}`,
  );
  sheet.text({
    name: 'what we learned',
    kind: 'print',
    content: focuses.join('\n'),
    size: 12.5,
    leading: 1.26,
    box: { x: left, y: top + 19, width: TEXT_WIDTH, height: FOOT - 8 - top - 19 },
    filled: true,
  });
}

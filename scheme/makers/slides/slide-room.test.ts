import { describe, expect, test } from 'vitest';
import { DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { MeasuredSheet } from '#testing/measured-sheet.ts';
import { SCHEME } from '../../scheme.ts';
import { findWeek } from '../week-place.ts';
import { lookOf } from './looks.ts';
import { reviewSlides } from './review-deck.ts';
import { areaUnder, FOOTER, type Slide } from './slide.ts';
import { MARGIN, SLIDE } from './slide-size.ts';
import { teachingSlides } from './teaching-deck.ts';

/** The edge of a card stands this far out around its text. */
const CARD_EDGE = 4;
/** Between what a class reads and the grass or the footer under it. */
const LEAST_AIR = 12;

describe.each(SCHEME)('$name', ({ name, weeks }) => {
  test(
    'what stands on a slide keeps to the room between the title and the foot of the page',
    () => {
      const outside = weeks.flatMap((_, index) =>
        slidesOf(name, index + 1).flatMap((slide, page) =>
          isOutside(slide) ? [`Week ${index + 1}, page ${page + 1}: ${slide.title}`] : [],
        ),
      );
      expect(outside).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );

  test('the foot of the page lies clear under that room', () => {
    const { y, height } = areaUnder('A title');
    const sheet = new MeasuredSheet({ title: name, ...SLIDE });
    sheet.ornament((document) =>
      lookOf(name).drawPage(document, { titleBottom: 80, page: 1, pages: 20 }),
    );
    const foot = sheet.drawn.filter(({ box }) => box.y > 460 && isBetweenMargins(box));
    const tops = [FOOTER.y, ...foot.map(({ box }) => box.y)];
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(y + height + LEAST_AIR);
  });
});

function slidesOf(year: string, number: number): Slide[] {
  const { place, week } = findWeek(year, number);
  return week.kind === 'review' ? reviewSlides(place, week) : teachingSlides(place, week);
}

function isOutside(slide: Slide): boolean {
  const { title } = slide;
  if (title === undefined) return false;
  const sheet = new MeasuredSheet({ title, ...SLIDE });
  const area = areaUnder(title);
  slide.draw(sheet, area);
  const bottoms = sheet.drawn.map(({ box }) => box.y + box.height);
  // An ornament may stand beside the title.
  const tops = sheet.drawn.flatMap(({ name, box }) => (name === undefined ? [] : [box.y]));
  return (
    Math.max(...bottoms) > area.y + area.height + CARD_EDGE ||
    Math.min(...tops) < area.y - CARD_EDGE
  );
}

function isBetweenMargins({ x, width }: { x: number; width: number }): boolean {
  return x + width > MARGIN && x < SLIDE.width - MARGIN;
}

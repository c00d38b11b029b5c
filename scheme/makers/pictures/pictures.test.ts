import { describe, expect, test } from 'vitest';
import { DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { taughtIn } from '../../known-words.ts';
import { plainWord } from '../../marked-word.ts';
import { SCHEME } from '../../scheme.ts';
import { drawHomeSheet } from '../home-sheet/draw-home-sheet.ts';
import { drawSlides } from '../slides/draw-slides.ts';
import { PICTURES } from './pictures.ts';

const FEWEST_PICTURES = 180;
/** Lines have a width, so a path may end a little outside of the square. */
const TOLERANCE = 10;

test('at least 180 words have a picture, and each is a word of the scheme', () => {
  expect(PICTURES.size).toBeGreaterThanOrEqual(FEWEST_PICTURES);
  const taught = new Set(SCHEME.flatMap(({ weeks }) => weeks.flatMap(taughtIn)));
  expect([...PICTURES.keys()].filter((word) => !taught.has(word))).toEqual([]);
});

test.each([...PICTURES])('the picture of %s stays in its square', (_word, picture) => {
  const points = picture.flatMap(({ path }) =>
    [...path.matchAll(/[ML]\s*(-?[\d.]+)[ ,]+(-?[\d.]+)/gu)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]),
  );
  expect(points.length).toBeGreaterThan(0);
  expect(Math.min(...points)).toBeGreaterThanOrEqual(-TOLERANCE);
  expect(Math.max(...points)).toBeLessThanOrEqual(100 + TOLERANCE);
});

test('what there are several of is drawn more than once', () => {
  for (const word of ['babies', 'mice', 'puppies', 'parties', 'herd']) {
    const places = PICTURES.get(word)?.flatMap(({ shift }) => (shift ? [`${shift.x}`] : []));
    expect(new Set(places).size).toBeGreaterThan(1);
  }
});

describe('pictures', () => {
  const year2 = SCHEME[0]?.weeks ?? [];

  test('are on the slides and the home sheets of most weeks of Year 2', () => {
    const teaching = year2.flatMap((week, index) => (week.kind === 'teach' ? [index + 1] : []));
    for (const draw of [drawSlides, drawHomeSheet]) {
      const withPictures = teaching.filter((week) => draw('Year 2', week).figures.length > 0);
      expect(withPictures.length).toBeGreaterThan(teaching.length / 2);
    }
  });

  test(
    'are on the slides of every week that teaches their words in groups',
    () => {
      const missing = SCHEME.flatMap(({ name, weeks }) =>
        weeks.flatMap((week, index) => {
          if (week.kind !== 'teach' || (name !== 'Year 2' && week.pattern !== 'homophones'))
            return [];
          const drawn = new Set(drawSlides(name, index + 1).figures.map(({ alt }) => alt));
          return week.groups
            .flatMap(({ words }) => words.map(plainWord))
            .filter((word) => PICTURES.has(word) && !drawn.has(`Picture: ${word}`))
            .map((word) => `${name}, Week ${index + 1}: ${word}`);
        }),
      );
      expect(missing).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );

  test('tell homophones apart on the slides of every year', () => {
    expect(drawSlides('Year 2', 34).figures).toContainEqual(
      expect.objectContaining({ alt: 'Picture: knight' }),
    );
    expect(drawSlides('Year 6', 8).figures).toContainEqual(
      expect.objectContaining({ alt: 'Picture: dessert' }),
    );
  });
});

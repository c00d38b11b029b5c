import { expect, test } from 'vitest';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { gameFor } from './games.ts';
import { homeLayoutOf, reviewLayoutOf } from './home-layout.ts';

/** Those for which a family needs no more than pencil and paper, and the five that are on the sheet. */
const GAMES = 16;
const MOST_OF_ONE = 4;

test.each(SCHEME)('$name plays every game, and none in two weeks running', (year) => {
  const games = gamesOf(year);
  expect(new Set(games).size).toBe(GAMES);
  expect(games.filter((game, index) => game === games[index - 1])).toEqual([]);
});

test.each(SCHEME)('$name plays no game of its sheets more than four times', (year) => {
  const names = gamesOf(year).map((game) => game.replace(/:.*$/u, ''));
  for (const name of ['Pairs', 'Post the words', 'Four in a row', 'Landing']) {
    expect(names.filter((one) => one === name).length).toBeLessThanOrEqual(MOST_OF_ONE);
  }
});

test.each(SCHEME)('where cards of $name are cut out, a grown-up keeps the rule whole', (year) => {
  const cut = gamesOf(year).filter((game) => game.includes('the cards'));
  expect(cut.length).toBeGreaterThan(0);
  expect(cut.filter((game) => !game.includes('keeps the rule whole'))).toEqual([]);
});

test.each(SCHEME)('in every game of $name a word is written', (year) => {
  expect(
    gamesOf(year).filter((game) => !/\b(?:write|writes|written|writing)\b/iu.test(game)),
  ).toEqual([]);
});

test('games for the youngest are not sent home with the oldest', () => {
  const [youngest, oldest] = [SCHEME[0], SCHEME.at(-1)].map((year) =>
    year === undefined ? [] : gamesOf(year),
  );
  expect(youngest?.some((game) => game.startsWith('Rice writing'))).toBe(true);
  expect(oldest?.some((game) => game.startsWith('Rice writing'))).toBe(false);
});

function gamesOf(year: SchoolYear): string[] {
  return year.weeks.map((week, index) => {
    const place = { year, number: index + 1 };
    return gameFor(place, week.kind === 'teach' ? homeLayoutOf(place) : reviewLayoutOf(place));
  });
}

test.each(SCHEME)(
  '$name sends three kinds of sheet home after its checks, none twice running',
  (year) => {
    const layouts = year.weeks.flatMap((week, index) =>
      week.kind === 'review' ? [reviewLayoutOf({ year, number: index + 1 })] : [],
    );
    expect(new Set(layouts).size).toBe(3);
    expect(layouts.filter((layout, index) => layout === layouts[index - 1])).toEqual([]);
  },
);

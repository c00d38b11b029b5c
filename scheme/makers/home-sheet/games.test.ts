import { expect, test } from 'vitest';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { gameFor } from './games.ts';
import { homeLayoutOf, reviewLayoutOf } from './home-layout.ts';

/** Those for which a family needs no more than pencil and paper, and the three that are on the sheet. */
const GAMES = 14;

test.each(SCHEME)('$name plays every game, and none in two weeks running', (year) => {
  const games = gamesOf(year);
  expect(new Set(games).size).toBe(GAMES);
  expect(games.filter((game, index) => game === games[index - 1])).toEqual([]);
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

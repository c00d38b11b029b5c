import { expect, test } from 'vitest';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { gameFor } from './games.ts';
import { homeLayoutOf } from './home-layout.ts';

/** Those for which a family needs no more than pencil and paper, and the two that are on the sheet. */
const GAMES = 12;

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
    return gameFor(place, week.kind === 'teach' ? homeLayoutOf(place) : undefined);
  });
}

import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { gameFor } from './games.ts';

test.each(SCHEME)('$name plays every game in turn, and none in two weeks running', (year) => {
  const games = year.weeks.map((_, index) => gameFor({ year, number: index + 1 }));
  expect(new Set(games).size).toBe(11);
  expect(games.filter((game, index) => game === games[index - 1])).toEqual([]);
});

test('games for the youngest are not sent home with the oldest', () => {
  const [youngest, oldest] = [SCHEME[0], SCHEME.at(-1)].map((year) =>
    year === undefined ? [] : year.weeks.map((_, index) => gameFor({ year, number: index + 1 })),
  );
  expect(youngest?.some((game) => game.startsWith('Rice writing'))).toBe(true);
  expect(oldest?.some((game) => game.startsWith('Rice writing'))).toBe(false);
});

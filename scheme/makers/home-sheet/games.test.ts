import { expect, test } from 'vitest';
import { plainWord } from '../../marked-word.ts';
import { SCHEME, type SchoolYear } from '../../scheme.ts';
import { gameFor } from './games.ts';
import { practiceWords } from '../words/practice-words.ts';
import { homeLayoutOf, reviewLayoutOf } from './home-layout.ts';

/** Those for which a family needs no more than pencil and paper, and the five that are on the sheet. */
const GAMES = 16;
const MOST_OF_ONE = 4;
const FEWEST_FIRST_LETTERS = 5;
/** A word is said, and another writes or spells it. */
const READ_OUT = /reads out the word|says a word|Each catch|each right letter/iu;

test.each(SCHEME)('$name plays every game, and none in two weeks running', (year) => {
  // By their names: where words sound alike, a game is told with a few words more.
  const games = gamesOf(year).map(nameOf);
  expect(new Set(games).size).toBe(GAMES);
  expect(games.filter((game, index) => game === games[index - 1])).toEqual([]);
});

test.each(SCHEME)('$name plays no game of its sheets more than four times', (year) => {
  const names = gamesOf(year).map(nameOf);
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

test.each(SCHEME)('where $name looks for first letters, its words begin with several', (year) => {
  const games = gamesOf(year);
  const few = year.weeks.flatMap((week, index) => {
    if (week.kind === 'review' || games[index]?.startsWith('Shop the words') !== true) return [];
    const first = new Set(practiceWords(week).map(({ notation }) => plainWord(notation).charAt(0)));
    return first.size < FEWEST_FIRST_LETTERS ? [`Week ${index + 1}`] : [];
  });
  expect(few).toEqual([]);
});

test.each(SCHEME)('no sheet of $name without meanings asks for true and false ones', (year) => {
  const games = gamesOf(year);
  const without = year.weeks.flatMap((week, index) => {
    const hasNone =
      week.kind === 'review' && reviewLayoutOf({ year, number: index + 1 }) === 'weeks';
    return hasNone ? [games[index] ?? ''] : [];
  });
  expect(without.filter((game) => game.startsWith('True or false'))).toEqual([]);
});

test.each(SCHEME)('where words of $name sound alike, they are read out in sentences', (year) => {
  const games = gamesOf(year);
  const alone = year.weeks.flatMap((week, index) => {
    const weeks = week.kind === 'teach' ? [week] : week.reviews.map((one) => year.weeks[one - 1]);
    const soundAlike = weeks.some((one) => one?.kind === 'teach' && one.pattern === 'homophones');
    const game = games[index] ?? '';
    return soundAlike && READ_OUT.test(game) && !game.includes('in a sentence') ? [game] : [];
  });
  expect(alone).toEqual([]);
});

test('games for the youngest are not sent home with the oldest', () => {
  const [youngest, oldest] = [SCHEME[0], SCHEME.at(-1)].map((year) =>
    year === undefined ? [] : gamesOf(year),
  );
  expect(youngest?.some((game) => game.startsWith('Rice writing'))).toBe(true);
  expect(oldest?.some((game) => game.startsWith('Rice writing'))).toBe(false);
});

function nameOf(game: string): string {
  return game.replace(/:.*$/u, '');
}

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

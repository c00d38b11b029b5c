import { describe, expect, test } from 'vitest';
import {
  drawnYear,
  DRAWN_WITHIN_MS,
  type DrawnSheet,
  type DrawnWeek,
} from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';

const FULL_ROUTINE = 'look, say, cover, write, check';

describe.each(SCHEME)('the guides of $name', ({ name, weeks }) => {
  test(
    'send children to parts that the support and the stretch worksheet have',
    async () => {
      const faults = (await drawnYear(name)).flatMap((week, index) => {
        const told = week['teacher guide'].texts.map(({ text }) => text).join('\n');
        return (['support', 'stretch'] as const).flatMap((level) => {
          const named = lettersTold(told, level === 'support' ? 'Support' : 'Stretch');
          const letters = lettersOn(week[`${level} worksheet`]);
          const isRight =
            named.every((letter) => letters.includes(letter)) &&
            letters.every((letter) => named.includes(letter) || isFilling(week, level, letter));
          return isRight ? [] : [`${index + 1}, ${level}: ${named.join()}`];
        });
      });
      expect(faults).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );

  test(
    'name one way to write the words in session 2, that of the worksheet',
    async () => {
      const drawn = await drawnYear(name);
      const faults = weeks.flatMap((week, index) => {
        const { worksheet, 'teacher guide': guide } = drawn[index] ?? {};
        const way = textOf(worksheet, 'heading B');
        const told = sessionTold(guide, 2);
        const hasOther =
          told.toLowerCase().includes(FULL_ROUTINE) && way.toLowerCase() !== FULL_ROUTINE;
        const isNamed = told.includes(`Part B (${way})`);
        return week.kind === 'review' || (isNamed && !hasOther) ? [] : [`${index + 1}: ${way}`];
      });
      expect(faults).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );

  test(
    'say in session 5 how the words of the Exit check are read out',
    async () => {
      const drawn = await drawnYear(name);
      const without = weeks.flatMap((week, index) => {
        const told = sessionTold(drawn[index]?.['teacher guide'], 5);
        const isTold = told.includes('Say word, sentence, word, as in the script.');
        return week.kind === 'review' || isTold ? [] : [index + 1];
      });
      expect(without).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );
});

/** A sentence of their own also fills what is left of a page. */
function isFilling(week: DrawnWeek, level: 'support' | 'stretch', letter: string): boolean {
  return textOf(week[`${level} worksheet`], `heading ${letter}`) === 'My own sentence';
}

/** The letters after 'Support: parts' or 'Stretch: part', in the order of the alphabet. */
function lettersTold(told: string, sheet: string): string[] {
  const named = [...told.matchAll(new RegExp(`${sheet}: parts? ([A-F](?: and [A-F])*)\\.`, 'gu'))];
  return named.flatMap(([, letters = '']) => letters.split(' and ')).toSorted();
}

function lettersOn({ texts }: DrawnSheet): string[] {
  return texts.flatMap(({ name, text }) => (/^letter [A-F]$/u.test(name) ? [text] : [])).toSorted();
}

function sessionTold(guide: DrawnSheet | undefined, session: number): string {
  const texts = guide?.texts.map(({ text }) => text) ?? [];
  return texts[texts.indexOf(`Session ${session}`) + 1] ?? '';
}

function textOf(sheet: DrawnSheet | undefined, wanted: string): string {
  return sheet?.texts.find(({ name }) => name === wanted)?.text ?? '';
}

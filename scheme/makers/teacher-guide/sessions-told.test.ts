import { describe, expect, test } from 'vitest';
import {
  drawnYear,
  DRAWN_WITHIN_MS,
  type DrawnSheet,
  type DrawnWeek,
} from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { areHintsOnSlide } from '../slides/look-back-slides.ts';
import { findWeek } from '../week-place.ts';
import { paperSentences } from '../worksheet/paper-section.ts';

const OWN_SENTENCE = 'My own sentence';
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
    'name for each session only slides that are among its own',
    async () => {
      const faults = (await drawnYear(name)).flatMap((week, index) =>
        [1, 2, 3, 4, 5].flatMap((session) => {
          const told = sessionTold(week['teacher guide'], session);
          const [, first = 0, last = 0] = /Slides (\d+) to (\d+)\./u.exec(told) ?? [];
          const named = [...told.matchAll(/\bslide (\d+)/gu)].map(([, slide]) => Number(slide));
          const isRight =
            Number(first) > 0 &&
            named.every((slide) => slide >= Number(first) && slide <= Number(last));
          return isRight ? [] : [`Week ${index + 1}, session ${session}: ${named.join()}`];
        }),
      );
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

  test(
    'have the bank of the support worksheet folded back before the dictation',
    async () => {
      const drawn = await drawnYear(name);
      const without = weeks.flatMap((week, index) => {
        const told = sessionTold(drawn[index]?.['teacher guide'], 4);
        // A practice paper has no bank.
        const hasPaper = week.kind === 'teach' && paperSentences(week) !== undefined;
        const isTold = told.includes(
          hasPaper
            ? 'It has the first ten sentences of the paper.'
            : 'Fold the bank back before the dictation.',
        );
        return week.kind === 'review' || isTold ? [] : [index + 1];
      });
      expect(without).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );

  test(
    'have part E written before the slides of session 5 show clues to its words',
    async () => {
      const drawn = await drawnYear(name);
      const without = weeks.flatMap((_, index) => {
        const { worksheet, 'teacher guide': guide } = drawn[index] ?? {};
        const hasPart = textOf(worksheet, 'heading E').startsWith('Look back');
        const told = sessionTold(guide, 5);
        const way = areHintsOnSlide(findWeek(name, index + 1).place)
          ? 'as a hint'
          : 'to talk through';
        const isTold = new RegExp(
          `: worksheet, part E first; then slide \\d+ ${way} and slide \\d+ to mark from\\.`,
          'u',
        ).test(told);
        return hasPart === isTold ? [] : [index + 1];
      });
      expect(without).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );

  test(
    'end a review with two tasks of the same length, and share out the parts of its sheets',
    async () => {
      const drawn = await drawnYear(name);
      const faults = weeks.flatMap((week, index) => {
        if (week.kind === 'teach') return [];
        const guide = drawn[index]?.['teacher guide'];
        const [marked, before] = [2, 5].map((session) => sessionTold(guide, session));
        const isShared =
          /\(4\u00A0min\) Worksheet, part [AC]\b.* Support: part C\. Stretch: part [AB]\./u.test(
            marked ?? '',
          ) && /^.*\(7\u00A0min\).*\(7\u00A0min\).* Support: part D\./u.test(before ?? '');
        return isShared ? [] : [index + 1];
      });
      expect(faults).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );

  test(
    'let the youngest stop after three sentences of a passage of more than forty words',
    async () => {
      const drawn = await drawnYear(name);
      const told = weeks.flatMap((_, index) =>
        sessionTold(drawn[index]?.['teacher guide'], 3).includes(
          'All write the first three sentences',
        )
          ? [index + 1]
          : [],
      );
      const long = weeks.flatMap((week, index) =>
        name === 'Year 2' && week.kind === 'review' && week.passage.join(' ').split(' ').length > 40
          ? [index + 1]
          : [],
      );
      expect(told).toEqual(long);
    },
    DRAWN_WITHIN_MS,
  );

  test(
    'name the sentence of their own that ends a worksheet, and the answers tell what to look for',
    async () => {
      const drawn = await drawnYear(name);
      const faults = weeks.flatMap((week, index) => {
        const { worksheet, answers, 'teacher guide': guide } = drawn[index] ?? {};
        const heading = worksheet?.texts.find(({ text }) => text === OWN_SENTENCE)?.name ?? '';
        const letter = heading.replace('heading ', '');
        if (week.kind === 'review' || letter === '') return [];
        const isTold = new RegExp(`If there is time:.* part ${letter}\\b`, 'u').test(
          sessionTold(guide, 4),
        );
        const isAnswered = answers?.texts.some(({ text }) => text === `${letter}  Sentence`);
        return isTold && isAnswered === true ? [] : [index + 1];
      });
      expect(faults).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );
});

test.each([
  ['Year 6', 34, '(4 min) Apply'],
  ['Year 6', 29, '(14 min) Dictation'],
])(
  '%s, week %i: writing of their own and a paper leave mistakes for spare time',
  async (year, number, told) => {
    const drawn = await drawnYear(year);
    const session = sessionTold(drawn[number - 1]?.['teacher guide'], 4).replaceAll('\u00A0', ' ');
    expect(session).toContain(told);
    expect(session).toContain('If there is time: Spot the mistake');
  },
  DRAWN_WITHIN_MS,
);

test(
  'a paper is for the quick, too, and takes all of their time',
  async () => {
    const drawn = await drawnYear('Year 6');
    expect(sessionTold(drawn[28]?.['teacher guide'], 4)).toContain(
      'Stretch: the same; part B if there is time.',
    );
  },
  DRAWN_WITHIN_MS,
);

/** A sentence of their own also fills what is left of a page. */
function isFilling(week: DrawnWeek, level: 'support' | 'stretch', letter: string): boolean {
  return textOf(week[`${level} worksheet`], `heading ${letter}`) === OWN_SENTENCE;
}

/** The letters after 'Support: parts' or 'Stretch: part', in the order of the alphabet. */
function lettersTold(told: string, sheet: string): string[] {
  const before = '(?:the same; |the Look back slide in books, then )?';
  const parts = `${sheet}: ${before}parts? ([A-F](?: and [A-F])*)(?:\\.| if there is time\\.)`;
  const named = [...told.matchAll(new RegExp(parts, 'gu'))];
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

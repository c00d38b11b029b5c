import { expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { SESSION_MINUTES } from '../sessions.ts';
import { withinMinutes } from './timed-steps.ts';

/** For the talk of partners that each session begins with. */
const TALK_MINUTES = 1;

test('steps share the minutes of a session in proportion', () => {
  const steps = [
    { text: 'Revisit', minutes: 5 },
    { text: 'Hear it', minutes: 5 },
    { text: 'Rule', minutes: 5 },
  ];
  expect(withinMinutes(steps, 14).map(({ minutes }) => minutes)).toEqual([5, 4, 5]);
});

test.each(SCHEME)(
  'the steps of each session of $name fill its quarter of an hour',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const faults = weeks.flatMap((_, index) => {
      const texts = drawn[index]?.['teacher guide'].texts.map(({ text }) => text) ?? [];
      return [1, 2, 3, 4, 5].flatMap((session) => {
        const told = texts[texts.indexOf(`Session ${session}`) + 1] ?? '';
        const minutes = [...told.matchAll(/\((\d+)\u00A0min\)/gu)].map(([, count]) =>
          Number(count),
        );
        const total = minutes.reduce((sum, one) => sum + one, TALK_MINUTES);
        return total === SESSION_MINUTES ? [] : [`${index + 1}, ${session}: ${total}`];
      });
    });
    expect(faults).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

test.each(SCHEME)(
  'six minutes of session 1 of $name are for the eight words, and four of session 5 for the five',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const faults = weeks.flatMap((week, index) => {
      const texts = drawn[index]?.['teacher guide'].texts.map(({ text }) => text) ?? [];
      const told = (session: number) => texts[texts.indexOf(`Session ${session}`) + 1] ?? '';
      const isRight =
        /\. \(6\u00A0min\) (?:Revisit|Start the year)/u.test(told(1)) &&
        told(5).includes('(4\u00A0min) Exit check');
      return week.kind === 'review' || isRight ? [] : [index + 1];
    });
    expect(faults).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

test.each(SCHEME)(
  'part B of $name has four minutes of session 2, and the puzzle with the words by heart seven or five',
  async ({ name, weeks }) => {
    const drawn = await drawnYear(name);
    const faults = weeks.flatMap((week, index) => {
      const texts = drawn[index]?.['teacher guide'].texts.map(({ text }) => text) ?? [];
      const told = texts[texts.indexOf('Session 2') + 1] ?? '';
      const minutes = [...told.matchAll(/\((\d+)\u00A0min\)/gu)].map(([, count]) => count);
      // Some weeks have no step about the words, or take it with the puzzle.
      const isRight = /^(?:3,7|3,\d,\d|5,5),4$/u.test(minutes.join(','));
      return week.kind === 'review' || isRight ? [] : [`${index + 1}: ${minutes.join(', ')}`];
    });
    expect(faults).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

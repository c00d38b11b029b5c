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

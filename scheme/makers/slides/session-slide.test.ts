import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, type DrawnSheet, drawnYear } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';

const SESSIONS = 5;

test.each(SCHEME)(
  'each session of $name begins with something to talk about',
  async ({ name, weeks }) => {
    const talks = (await drawnYear(name)).map(({ slides }) => talkOf(slides));
    expect(talks).toHaveLength(weeks.length);
    expect(talks.filter((talk) => talk.length !== SESSIONS)).toEqual([]);
    const again = talks.flatMap((talk, index) =>
      talk
        .filter((text) => talks[index - 1]?.includes(text))
        .map((text) => `${index + 1}: ${text}`),
    );
    expect(again).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

function talkOf(slides: DrawnSheet): string[] {
  return slides.texts.filter(({ name }) => name === 'talk').map(({ text }) => text);
}

import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { drawSlides } from './draw-slides.ts';

const SESSIONS = 5;

test.each(SCHEME)(
  'each session of $name begins with something to talk about',
  ({ name, weeks }) => {
    const talks = weeks.map((_, index) => talkOf(name, index + 1));
    expect(talks.filter((talk) => talk.length !== SESSIONS)).toEqual([]);
    const again = talks.flatMap((talk, index) =>
      talk
        .filter((text) => talks[index - 1]?.includes(text))
        .map((text) => `${index + 1}: ${text}`),
    );
    expect(again).toEqual([]);
  },
);

function talkOf(year: string, week: number): string[] {
  return drawSlides(year, week)
    .texts.filter(({ name }) => name === 'talk')
    .map(({ text }) => text);
}

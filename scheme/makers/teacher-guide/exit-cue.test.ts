import { describe, expect, test } from 'vitest';
import { drawnYear, DRAWN_WITHIN_MS } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';

describe.each(SCHEME)('$name', ({ name, weeks }) => {
  test(
    'every guide says what to ask at the end, which answer will do, and what comes after a miss',
    async () => {
      const drawn = await drawnYear(name);
      const without = weeks.flatMap((week, index) => {
        const texts = drawn[index]?.['teacher guide'].texts.map(({ text }) => text) ?? [];
        const wanted =
          week.kind === 'teach'
            ? ['Exit question', 'Ask', 'Secure', 'Missed it', 'Next week']
            : ['Exit'];
        return wanted.every((text) => texts.includes(text)) ? [] : [index + 1];
      });
      expect(without).toEqual([]);
    },
    DRAWN_WITHIN_MS,
  );

  test(
    'the question shows two spellings, and its answer is one of them',
    async () => {
      const drawn = await drawnYear(name);
      for (const { 'teacher guide': guide } of drawn) {
        const texts = guide.texts.map(({ text }) => text);
        const asked = texts[texts.indexOf('Ask') + 1] ?? '';
        const answer = texts[texts.indexOf('Secure') + 1] ?? '';
        if (!texts.includes('Ask')) continue;
        const [, ...shown] = /^Show (\S+) and (\S+)\. Which /u.exec(asked) ?? [];
        expect(shown).toHaveLength(2);
        expect(shown).toContain(/^(\S+), with the reason\. /u.exec(answer)?.[1]);
      }
    },
    DRAWN_WITHIN_MS,
  );
});

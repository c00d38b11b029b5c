import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, drawnYear } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';
import { parseGapSentence, withGap } from '../words/gap-sentence.ts';
import { paperSentences } from './paper-section.ts';

const GAP = '________________';

test(
  'the week of test practice has a page of twenty gaps, in the guide and with the answers',
  async () => {
    const weeks = SCHEME.at(-1)?.weeks ?? [];
    const number = weeks.findIndex((week) => week.kind === 'teach' && week.paper !== undefined) + 1;
    const week = weeks[number - 1];
    const drawn = (await drawnYear('Year 6'))[number - 1];
    const sentences = week?.kind === 'teach' ? (paperSentences(week) ?? []) : [];
    const words = sentences.map((sentence) => parseGapSentence(sentence).word);
    expect(new Set(words).size).toBe(20);
    const page = drawn?.worksheet.texts.filter((text) => text.page === 2) ?? [];
    expect(page.flatMap(({ name, text }) => (/^sentence \d/u.test(name) ? [text] : []))).toEqual(
      sentences.map((sentence) => withGap(sentence, GAP)),
    );
    const support = drawn?.['support worksheet'].texts.filter((text) => text.page === 2) ?? [];
    const onSupport = support.flatMap(({ name, text }) =>
      /^sentence \d/u.test(name) ? [text] : [],
    );
    expect(onSupport).toHaveLength(10);
    for (const [index, text] of onSupport.entries()) {
      const { before, after } = parseGapSentence(sentences[index] ?? '');
      expect(text.startsWith(before) && text.endsWith(after)).toBe(true);
    }
    const answers = drawn?.answers.texts.map(({ text }) => text).join(' ') ?? '';
    expect(words.filter((word, index) => !answers.includes(`${index + 1}\u00A0${word}`))).toEqual(
      [],
    );
    const guide = drawn?.['teacher guide'].texts.map(({ text }) => text).join(' ') ?? '';
    expect(guide).toContain('Worksheet, part C: read out each word');
    expect(guide).not.toMatch(/Worksheet, part D|worksheet, part E/u);
  },
  DRAWN_WITHIN_MS,
);

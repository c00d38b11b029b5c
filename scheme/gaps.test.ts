import { describe, expect, test } from 'vitest';
import { parseGapSentence } from './makers/words/gap-sentence.ts';
import { SCHEME } from './scheme.ts';
import { areNearSynonyms } from './words/near-synonyms.ts';

/** Words that fit into the same sentences although they do not mean the same. */
const EXCHANGEABLE = [
  ['recommend', 'suggest'],
  ['usual', 'normal'],
  ['brought', 'bought'],
  ['possibly', 'probably'],
  ['dissolve', 'disappear'],
] as const;

describe.each(SCHEME)('$name', ({ weeks }) => {
  const teaching = weeks.flatMap((week, index) =>
    week.kind === 'teach'
      ? [
          {
            number: index + 1,
            gaps: [...week.missingWords, ...(week.paper ?? [])].map(parseGapSentence),
          },
        ]
      : [],
  );

  test.each(teaching)('week $number: no two words of the bank stand for each other', ({ gaps }) => {
    const words = gaps.map(({ word }) => word.toLowerCase());
    const pairs = words.flatMap((one, index) =>
      words.slice(index + 1).flatMap((other) => (fitAlike(one, other) ? [`${one}, ${other}`] : [])),
    );
    expect(pairs).toEqual([]);
  });

  test.each(teaching)('week $number: a and an suit the missing word', ({ gaps }) => {
    const wrong = gaps.filter(({ before, word }) => {
      const [, article] = /\b(an?) $/iu.exec(before) ?? [];
      return article !== undefined && (article.toLowerCase() === 'an') !== startsWithVowel(word);
    });
    expect(wrong.map(({ word }) => word)).toEqual([]);
  });

  test.each(teaching)(
    'week $number: no missing word stands in a sentence of the part',
    ({ gaps }) => {
      const shown = new Set(
        gaps.flatMap(
          ({ before, after }) => `${before} ${after}`.toLowerCase().match(/[a-z'-]+/gu) ?? [],
        ),
      );
      expect(gaps.filter(({ word }) => shown.has(word.toLowerCase()))).toEqual([]);
    },
  );
});

function fitAlike(one: string, other: string): boolean {
  return (
    areNearSynonyms(one, other) ||
    EXCHANGEABLE.some((pair) => pair.every((word) => word === one || word === other))
  );
}

/** By ear: an hour and an honest child, but a unicorn. */
function startsWithVowel(word: string): boolean {
  return /^(?:[aeiou]|hour|hon)/iu.test(word) && !/^(?:uni|us|eu|one)/iu.test(word);
}

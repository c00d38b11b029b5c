import { expect, test } from 'vitest';
import { SCHEME } from '../../scheme.ts';
import { exitWords } from '../words/exit-words.ts';
import { withGap } from '../words/gap-sentence.ts';
import { supportSentences } from './support-words.ts';

/** At most this many of the three are read out again by the Exit check, where the core sheet has no other. */
const MOST_READ_OUT_AGAIN = 2;

test('few sentences of the support worksheet are those that the Exit check reads out later', () => {
  for (const { name, weeks } of SCHEME) {
    for (const [index, week] of weeks.entries()) {
      if (week.kind === 'review') continue;
      const readOut = new Set(exitWords(week).map(({ sentence }) => sentence));
      const sentences = supportSentences(week);
      expect(sentences).toHaveLength(3);
      const again = sentences.filter((sentence) =>
        readOut.has(withGap(sentence, wordIn(sentence))),
      );
      const place = `${name}, Week ${index + 1}`;
      expect({ place, isFew: again.length <= MOST_READ_OUT_AGAIN }).toEqual({ place, isFew: true });
    }
  }
});

function wordIn(sentence: string): string {
  return /\{(.+)\}/u.exec(sentence)?.[1] ?? '';
}

import { expect, test } from 'vitest';
import { DRAWN_WITHIN_MS, drawnYear } from '#testing/drawn-scheme.ts';
import { SCHEME } from '../../scheme.ts';

/** Their instructions are written for one week. */
const OF_WEEK =
  /^(?:Sort|Odd one out|Challenge|Find out more|One step further|Complete the family|Build words from parts)$/u;
const LONGEST_SENTENCE = 15;
const MOST_SENTENCES = 2;
/** A second thing to do in the same sentence. */
const SECOND_TASK = /;|\bthen\b|\band (?:write|say|look|find|underline|add|use|cross|choose)\b/u;

test.each(SCHEME)(
  'an instruction of $name is one or two short sentences and asks for one thing',
  async ({ name }) => {
    const instructions = new Set(
      (await drawnYear(name)).flatMap((week) =>
        [week.worksheet, week['support worksheet'], week['stretch worksheet']].flatMap(
          ({ texts }) =>
            texts.flatMap((text, index) =>
              text.name.startsWith('instruction') && !OF_WEEK.test(texts[index - 1]?.text ?? '')
                ? [text.text]
                : [],
            ),
        ),
      ),
    );
    expect(instructions.size).toBeGreaterThan(20);
    expect([...instructions].filter((one) => !isPlain(one))).toEqual([]);
  },
  DRAWN_WITHIN_MS,
);

function isPlain(instruction: string): boolean {
  const sentences = instruction.split(/(?<=[.?!]) /u);
  return (
    sentences.length <= MOST_SENTENCES &&
    sentences.every((sentence) => sentence.split(' ').length <= LONGEST_SENTENCE) &&
    !SECOND_TASK.test(instruction)
  );
}

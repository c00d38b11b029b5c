import { describe, expect, test } from 'vitest';
import { parseMarkedWord } from './marked-word.ts';
import { SCHEME } from './scheme.ts';
import { parseMorphemes } from './words/word-parts.ts';
import { entryOf } from './words/words.ts';

/** Endings that a week teaches in one piece, although their first letter may belong to the root: act + ion. */
const IN_ONE_PIECE =
  /^(?:t|s|ss|x)ion$|^cian$|^[ctx]ious$|^[ct]ial$|^[st]ure$|^tcher$|^cher$|^ically$|^[ai]bly$|^orous$|^ential$/u;
const SUFFIX =
  /(?:ations?|ably|ibly|able|ible|ally|less|ness|ment|ful|ous|ance|ence|ancy|ency|ant|ent|ing|est|ed|er|en|al|ly|ies'?|es')$/u;

/** A letter at the join that changes: a doubled one, an i that was y, an e that is kept. */
const AT_THE_JOIN = /^(?:i|e|u)$/u;

describe.each(SCHEME)('$name', ({ weeks }) => {
  const teaching = weeks.flatMap((week, index) =>
    week.kind === 'teach' && week.pattern instanceof RegExp ? [{ number: index + 1, week }] : [],
  );

  test.each(teaching)('week $number: a marked suffix is marked whole', ({ week }) => {
    const words = week.groups.flatMap((group) => group.words);
    expect(words.filter(cutsSuffix)).toEqual([]);
  });
});

test('half a suffix and half a root are found, and a doubled letter is not', () => {
  const cut = ['govern[m]ent', 'equipm[ent]', 'garde[ning]', 'hop[ping]', 'chang[eable]'];
  expect(cut.filter(cutsSuffix)).toEqual(['equipm[ent]', 'garde[ning]']);
});

/** Whether the mark at the end of a word has less than its suffix, or letters of the root as well. */
function cutsSuffix(notation: string): boolean {
  const { word } = parseMarkedWord(notation);
  const [, before = '', marked = ''] = /^(.*)\[([^[\]]+)\]$/u.exec(notation) ?? [];
  const [suffix] = SUFFIX.exec(marked) ?? [];
  if (suffix === undefined || IN_ONE_PIECE.test(marked)) return false;
  const [, ...endings] = parseMorphemes(entryOf(word).morphemes ?? '');
  const last = endings.at(-1)?.letters ?? '';
  if (last.length > marked.length && last.endsWith(marked)) return true;
  const more = marked.slice(0, -suffix.length);
  return !(more === '' || AT_THE_JOIN.test(more) || before.endsWith(more));
}

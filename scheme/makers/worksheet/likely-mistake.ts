import { SCHEME } from '../../scheme.ts';
import { isAmericanSpelling } from '../../words/american-spelling.ts';
import { REAL_WORDS } from '../../words/real-words.ts';
import { misspellingsIn } from '../words/proofreading.ts';

/** Misspellings that the weeks tell, by the word as it should be. */
const TOLD = new Map(
  SCHEME.flatMap(({ weeks }) =>
    weeks.flatMap((week) =>
      week.kind === 'teach'
        ? [...misspellingsIn(week.proofreading), ...week.mistakes].map(
            ({ right, wrong }) => [right, wrong] as const,
          )
        : [],
    ),
  ),
);

/** What a slip makes by chance: words that no week teaches, and spellings that dictionaries also have. */
const WORDS_BY_CHANCE = new Set(['beer', 'confidant', 'donut', 'spacial']);

/** What children write for letters that they do not hear, or hear as others. The first that changes a word is taken. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/([cg])eable$/u, '$1able'],
  [/able$/u, 'ible'],
  [/ible$/u, 'able'],
  [/ably$/u, 'ibly'],
  [/ibly$/u, 'ably'],
  [/ance$/u, 'ence'],
  [/ence$/u, 'ance'],
  [/ancy$/u, 'ency'],
  [/ency$/u, 'ancy'],
  [/([^ae])ant$/u, '$1ent'],
  [/([a-z]{3})ent$/u, '$1ant'],
  [/fident$/u, 'fidunt'],
  [/tial/u, 'cial'],
  [/cial/u, 'tial'],
  [/([^c])tious$/u, '$1cious'],
  [/cious$/u, 'tious'],
  [/ssion/u, 'tion'],
  [/sion/u, 'tion'],
  [/cian/u, 'tion'],
  [/([^c])tion/u, '$1sion'],
  [/eous$/u, 'ious'],
  [/(?<![ct]i)ous$/u, 'us'],
  [/^kn/u, 'n'],
  [/^gn/u, 'n'],
  [/^wr/u, 'r'],
  [/mb$/u, 'm'],
  [/dge/u, 'ge'],
  [/cei/u, 'cie'],
  [/ie(?=[fvlcdnt])/u, 'ei'],
  [/([^aeioug])ei(?=[gnrz])/u, '$1ie'],
  [/tch/u, 'ch'],
  [/ph/u, 'f'],
  [/que$/u, 'k'],
  [/ought/u, 'ort'],
  [/((?:en|^r|^t))ough/u, '$1uff'],
  [/^cough/u, 'coff'],
  [/orough/u, 'oro'],
  [/(th|d)ough/u, '$1o'],
  [/aught/u, 'ort'],
  [/igh/u, 'i'],
  [/sc(?=[ei])/u, 's'],
  [/qu/u, 'kw'],
  [/([bcdfgmnprst])\1/u, '$1'],
  [/ture$/u, 'cher'],
  [/([lndk])ey$/u, '$1y'],
  [/([bcdfgkpt])le$/u, '$1el'],
  [/([a-z]{2})al$/u, '$1el'],
  [/([a-z]{2})el$/u, '$1le'],
  [/([^ao])il$/u, '$1le'],
  [/or$/u, 'er'],
  [/([a-z]{2})ar(?=y$|$)/u, '$1er'],
  [/ery$/u, 'ary'],
  [/wh/u, 'w'],
  [/ch(?=[lr])/u, 'c'],
  [/ely$/u, 'ly'],
  [/ful$/u, 'full'],
  [/fully$/u, 'fuly'],
  [/ea/u, 'ee'],
  [/ou(?=[a-z])(?!gh)/u, 'u'],
  [/ies$/u, 'ys'],
  [/ie(?=[dr]$)/u, 'ye'],
  [/([^aeiol])y$/u, '$1ie'],
  [/alk$/u, 'ork'],
  [/^([a-z]{1,5})ge$/u, '$1dge'],
  [/ce$/u, 'se'],
  [/^j/u, 'g'],
  [/arch$/u, 'ark'],
  [/^(mi|di)s/u, '$1ss'],
  [/^in(?=[aeios])/u, 'inn'],
  [/^inter/u, 'enter'],
  [/^super/u, 'supper'],
  [/^anti/u, 'ante'],
  [/([aeiou])([nrt])(ed|er|ing)$/u, '$1$2$2$3'],
  [/([^aeiou])y(?=[^aeiou])/u, '$1i'],
  [/^wor/u, 'wer'],
  [/^auto/u, 'orto'],
];

/** A way in which children misspell a word: one that the weeks tell, or else one slip in it. */
export function likelyMistake(word: string): string | undefined {
  return likelyMistakes(word).at(0);
}

/** The mistake that the weeks tell first, then each slip that makes no real word. */
export function likelyMistakes(word: string): string[] {
  const told = TOLD.get(word);
  const slips = word.includes("'")
    ? []
    : SLIPS.map(([letters, instead]) => word.replace(letters, instead)).filter(
        (slip) => slip !== word && isMistake(slip) && !/(.)\1\1/u.test(slip),
      );
  return told === undefined ? slips : [told, ...slips];
}

function isMistake(slip: string): boolean {
  return !REAL_WORDS.has(slip) && !WORDS_BY_CHANCE.has(slip) && !isAmericanSpelling(slip);
}

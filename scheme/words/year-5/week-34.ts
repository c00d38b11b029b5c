import type { WordWithMorphemes } from '../word.ts';

export const week34: WordWithMorphemes[] = [
  {
    word: 'par|l[ia]|ment',
    morphemes: 'parlia|ment',
    meaning: 'the group of people who make the laws of a country',
    sentence: 'At an election, voters choose who will speak for them in parliament.',
  },
  {
    word: 'sec|re|t[ar]|y',
    morphemes: 'secret|ary',
    meaning: 'someone who writes letters and keeps records in an office',
    sentence: 'Hand your late slip to the secretary in the school office.',
    starter: 'The school secretary asked me to',
  },
  {
    word: 'tem|p[er]|a|ture',
    morphemes: 'temper|ature',
    meaning: 'how hot or cold something is',
    sentence: 'At what temperature does water freeze?',
  },
  {
    word: 's[y]s|t[e]m',
    morphemes: 'system',
    meaning: 'a planned and tidy way of doing something',
    sentence: 'Our library has a simple system: a red sticker means a funny book.',
  },
];

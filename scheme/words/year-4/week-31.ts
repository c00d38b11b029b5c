import type { WordWithMorphemes } from '../word.ts';

export const week31: WordWithMorphemes[] = [
  {
    word: 'w[eigh]t',
    morphemes: 'weigh|t',
    meaning: 'how heavy something is',
    sentence: 'Put the apples on the scales to find their weight.',
  },
  {
    word: 'str[aigh]t',
    morphemes: 'straight',
    meaning: 'not bent or curved',
    sentence: 'Roman roads are famous for being long and straight.',
  },
];

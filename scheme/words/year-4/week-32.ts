import type { WordWithMorphemes } from '../word.ts';

export const week32: WordWithMorphemes[] = [
  {
    word: 'stren[g]th',
    morphemes: 'streng=strong|th',
    meaning: 'the power to lift, push or hold',
    sentence: 'An ant has the strength to carry things much heavier than itself.',
  },
];

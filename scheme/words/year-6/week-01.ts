import type { WordWithMorphemes } from '../word.ts';

export const week1: WordWithMorphemes[] = [
  {
    word: 'vi|va|[ci]ous',
    morphemes: 'vivac|ious',
    meaning: 'lively, cheerful and full of energy',
    sentence: 'Even at ninety, my vivacious great-aunt is always first on the dance floor.',
  },
];

import type { WordWithMorphemes } from '../word.ts';

export const week35: WordWithMorphemes[] = [
  {
    word: 'twel[f]th',
    morphemes: 'twelf=twelve|th',
    meaning: 'coming after eleven others',
    sentence: 'The lift stops at the eleventh floor, so we walk up to the twelfth.',
  },
];

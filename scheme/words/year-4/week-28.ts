import type { WordWithMorphemes } from '../word.ts';

export const week28: WordWithMorphemes[] = [
  {
    word: '[s]en|ten[ce]',
    morphemes: 'sentence',
    meaning: 'a group of words that makes complete sense by itself',
    sentence: 'Put a full stop at the end of your last sentence.',
  },
];

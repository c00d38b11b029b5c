import type { WordWithMorphemes } from '../word.ts';

export const week15: WordWithMorphemes[] = [
  {
    word: 'mis|ch[ie]|vous',
    morphemes: 'mischiev=mischief|ous',
    meaning: 'playful, and fond of teasing or small tricks',
    sentence: "A mischievous monkey snatched the guide's hat and put it on.",
  },
];

import type { WordWithMorphemes } from '../word.ts';

export const week22: WordWithMorphemes[] = [
  {
    word: 'r[hy]|t[h]m',
    morphemes: 'rhythm',
    meaning: 'a regular pattern of beats',
    sentence: 'Rain on the tent beat out a steady rhythm that sent us to sleep.',
    starter: 'The drummer beat a rhythm that',
  },
  {
    word: 'priv|[i]|l[ege]',
    morphemes: 'privilege',
    meaning: 'a special right or treat that only some people have',
    sentence: 'In Year 6 we have the privilege of eating our lunch on the stage.',
    starter: 'In Year 6 we have the privilege of',
  },
];

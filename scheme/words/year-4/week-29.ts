import type { WordWithMorphemes } from '../word.ts';

export const week29: WordWithMorphemes[] = [
  {
    word: 'su[p|p]ose',
    morphemes: 'sup|pose',
    meaning: 'to think that something is likely',
    sentence: 'Where do you suppose squirrels hide all their nuts?',
  },
  {
    word: 'sep|[a]|rate',
    morphemes: 'separ|ate',
    meaning: 'apart, and not joined or mixed',
    sentence: 'Put the egg whites and the yolks into two separate bowls.',
  },
  {
    word: 'spe|[ci]al',
    morphemes: 'spec|ial',
    meaning: 'better or more important than usual',
    sentence: 'The gold teapot comes out only when we have special guests.',
  },
];

import type { WordWithMorphemes } from '../word.ts';

export const week11: WordWithMorphemes[] = [
  {
    word: 'w[ar]|y',
    morphemes: 'wary',
    meaning: 'careful in case there is danger',
    sentence: 'Deer are wary of people and slip away at the slightest sound.',
  },
  {
    word: 'w[ear]|y',
    morphemes: 'weary',
    meaning: 'tired out, with no energy left',
    sentence: 'After a day of carrying boxes up the stairs, we were too weary to cook.',
  },
  {
    word: 'g[ua]r|an|tee',
    morphemes: 'guarantee',
    meaning: 'to promise that something will certainly happen',
    sentence: 'I cannot guarantee that it will snow, but bring your sledge.',
  },
];

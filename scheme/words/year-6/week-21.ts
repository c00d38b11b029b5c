import type { WordWithMorphemes } from '../word.ts';

export const week21: WordWithMorphemes[] = [
  {
    word: 'va|r[i|e]|ty',
    morphemes: 'vari=vary|ety',
    meaning: 'a collection of many different kinds',
    sentence: 'Robins, sparrows, finches: what a variety of birds we have at our feeder!',
    starter: 'At the market there was a variety of',
  },
  {
    word: 'per|s[ua]de',
    morphemes: 'per|suade',
    meaning: 'to get someone to do something by giving reasons',
    sentence: 'It took one hug to persuade Mum to buy a trampoline.',
  },
  {
    word: 'pre[j]|u|d[ice]',
    morphemes: 'pre|judice',
    meaning: 'unfair ideas about people you do not really know',
    sentence: 'Because of prejudice, girls were once told that football was not for them.',
  },
];

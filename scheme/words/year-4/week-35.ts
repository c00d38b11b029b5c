import type { WordWithMorphemes } from '../word.ts';

export const week35: WordWithMorphemes[] = [
  {
    word: 'wo|m[a]n',
    morphemes: 'woman',
    meaning: 'a grown-up female person',
    sentence: 'The first woman to fly alone from Britain to Australia was Amy Johnson.',
  },
  {
    word: 'w[o]|m[e]n',
    morphemes: 'women',
    meaning: 'more than one grown-up female person',
    sentence: 'Four brave women rowed a boat across the Atlantic Ocean.',
  },
];

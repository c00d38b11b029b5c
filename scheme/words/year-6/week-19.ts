import type { WordWithMorphemes } from '../word.ts';

export const week19: WordWithMorphemes[] = [
  {
    word: 'o[p|p]or|tu|ni|ty',
    morphemes: 'op|portun|ity',
    meaning: 'a good chance to do something',
    sentence: 'Snow gave the twins an opportunity to try out their new sledge.',
  },
  {
    word: 'rec|o[m|m]end',
    morphemes: 're|commend',
    meaning: 'to say that something is good and worth trying',
    sentence: 'If you like funny poems, I recommend the one about a dancing llama.',
  },
  {
    word: 'pro|gra[mm]e',
    morphemes: 'pro|gramme',
    meaning: 'a show on television or radio',
    sentence: "Tonight's programme follows a family of otters through the winter.",
  },
];

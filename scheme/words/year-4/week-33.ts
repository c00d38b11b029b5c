import type { WordWithMorphemes } from '../word.ts';

export const week33: WordWithMorphemes[] = [
  {
    word: 's[ur]|pr[ise]',
    morphemes: 'sur|prise',
    meaning: 'something that you did not expect',
    sentence: 'What a surprise it was to find a frog in my wellington boot!',
  },
  {
    word: 'there|[fore]',
    morphemes: 'there|fore',
    meaning: 'for this reason',
    sentence: 'A whale breathes air; therefore it must come up to the surface.',
    starter: 'It was raining hard; therefore',
  },
];

import type { WordWithMorphemes } from '../word.ts';

export const week20: WordWithMorphemes[] = [
  {
    word: '[k]nuck|le',
    morphemes: 'knuckle',
    meaning: 'a joint where your finger bends',
    sentence: 'Make a fist, and each knuckle sticks up like a little hill.',
  },
  {
    word: 'sol|em[n]',
    morphemes: 'solemn',
    meaning: 'very serious',
    sentence: 'With a solemn face, Ines buried her goldfish under the rose bush.',
  },
  {
    word: '[au]|tum[n]',
    morphemes: 'autumn',
    meaning: 'the season between summer and winter',
    sentence: 'Swallows fly south to Africa in autumn, before the cold begins.',
  },
  {
    word: 'col|um[n]',
    morphemes: 'column',
    meaning: 'a tall stone post',
    sentence: 'In Trafalgar Square, Nelson stands on top of a tall column.',
  },
  {
    word: '[ais]le',
    morphemes: 'aisle',
    meaning: 'a passage between rows of seats or shelves',
    sentence: 'The flight attendant pushed a trolley of drinks along the aisle.',
  },
  {
    word: 'ex|[pla]|na|tion',
    morphemes: 'explan=explain|ation',
    meaning: 'words that tell how or why something is so',
    sentence: 'There must be a simple explanation for the footprints on the ceiling.',
    starter: 'There must be a simple explanation for',
  },
];

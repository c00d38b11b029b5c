import type { WordWithSounds } from '../word.ts';

export const week34: WordWithSounds[] = [
  {
    word: 'th[ough]',
    sounds: 'th|ough',
    morphemes: 'though',
    meaning: 'but even so',
    sentence: 'It was only a small cake, though it tasted wonderful.',
  },
  {
    word: 'al|th[ough]',
    sounds: 'a|l|th|ough',
    morphemes: 'al|though',
    meaning: 'even though',
    sentence: 'Grandpa plays football every week although he is seventy.',
  },
];

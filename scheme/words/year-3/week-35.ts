import type { WordWithSounds } from '../word.ts';

export const week35: WordWithSounds[] = [
  {
    word: 'th[ough]t',
    sounds: 'th|ough|t',
    morphemes: 'thought',
    meaning: 'had an idea in your mind',
    sentence: 'I thought the noise was thunder, but it was Dad snoring!',
  },
  {
    word: 'thr[ough]',
    sounds: 'th|r|ough',
    morphemes: 'through',
    meaning: 'in at one side and out at the other',
    sentence: 'Our bus drove through a tunnel and out into the sunshine.',
  },
];

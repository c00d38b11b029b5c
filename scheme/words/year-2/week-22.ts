import type { WordWithSounds } from '../word.ts';

export const week22: WordWithSounds[] = [
  {
    word: '[wa]nt',
    sounds: 'w|a|n|t',
    meaning: 'to wish for',
    sentence: 'What do you want for your birthday?',
  },
  {
    word: '[wa]tch',
    sounds: 'w|a|tch',
    meaning: 'to look at something for some time',
    sentence: 'On Fridays we watch a film and eat popcorn.',
  },
  {
    word: '[wa]n|der',
    sounds: 'w|a|n|d|er',
    meaning: 'to walk about with no plan',
    sentence: 'Stay close, and do not wander off in the museum.',
  },
  {
    word: '[wa]sp',
    sounds: 'w|a|s|p',
    meaning: 'a black and yellow insect that can sting',
    sentence: 'Keep still: there is a wasp on your jam sandwich!',
  },
  {
    word: '[wa]l|let',
    sounds: 'w|a|ll|e|t',
    meaning: 'a small, flat case for money and cards',
    sentence: 'Baba took a ten-pound note out of his wallet.',
  },
  {
    word: 's[wa]n',
    sounds: 's|w|a|n',
    meaning: 'a big white bird with a long neck',
    sentence: 'Hissing loudly, the white swan guarded her nest.',
  },
  {
    word: 's[wa]p',
    sounds: 's|w|a|p',
    meaning: 'to give one thing and get another for it',
    sentence: 'I will swap my grapes for your crisps.',
  },
  {
    word: '[qua]n|ti|ty',
    sounds: 'qu|a|n|t|i|t|y',
    meaning: 'how much there is of something',
    sentence: 'Use the same quantity of sugar and butter in this cake.',
    starter: 'We ate a large quantity of',
  },
  {
    word: '[qua]l|i|ty',
    sounds: 'qu|a|l|i|t|y',
    meaning: 'how good something is',
    sentence: 'These boots were of poor quality and soon fell apart.',
    starter: 'This coat is of good quality because',
  },
  {
    word: 's[qua]sh',
    sounds: 's|qu|a|sh',
    meaning: 'to press something flat',
    sentence: 'Pack the eggs on top so that nothing can squash them.',
  },
  {
    word: 'b[a]th',
    sounds: 'b|a|th',
    meaning: 'a big tub of water to wash in',
    sentence: 'Nia floats her toy boats in the bath.',
  },
  {
    word: '[h]our',
    sounds: 'hour',
    meaning: 'sixty minutes',
    sentence: "The train takes one hour, from two o'clock to three.",
  },
  {
    word: 'm[o]ve',
    sounds: 'm|o|ve',
    meaning: 'to change place and not stay still',
    sentence: 'When the music stops, nobody must move!',
  },
];

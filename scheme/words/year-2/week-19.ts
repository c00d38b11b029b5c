import type { WordWithSounds } from '../word.ts';

export const week19: WordWithSounds[] = [
  {
    word: '[all]',
    sounds: 'a|ll',
    meaning: 'every one of',
    sentence: 'Who has eaten all the grapes? The bowl is empty!',
  },
  {
    word: 'b[all]',
    sounds: 'b|a|ll',
    meaning: 'a round toy to throw, kick or bounce',
    sentence: 'Kick the ball into the net!',
  },
  {
    word: 'c[all]',
    sounds: 'c|a|ll',
    meaning: 'to shout for someone',
    sentence: 'Our cat comes running when I call her name.',
  },
  {
    word: 'sm[all]',
    sounds: 's|m|a|ll',
    meaning: 'not large',
    sentence: 'An ant is small, but it is very strong.',
  },
  {
    word: 'w[al]k',
    sounds: 'w|al|k',
    meaning: 'to go on foot',
    sentence: 'Shall we walk to the shop or take the bus?',
  },
  {
    word: 't[al]k',
    sounds: 't|al|k',
    meaning: 'to speak',
    sentence: 'Please do not talk while the film is on.',
    starter: 'Please do not talk while',
  },
  {
    word: 'ch[al]k',
    sounds: 'ch|al|k',
    meaning: 'a soft stick for drawing on a board or the ground',
    sentence: 'We drew a giant snake on the playground with chalk.',
  },
  {
    word: '[al]|ways',
    sounds: 'a|l|w|ay|s',
    meaning: 'every time',
    sentence: 'My dog always barks at the vacuum cleaner.',
  },
  {
    word: '[al]|so',
    sounds: 'a|l|s|o',
    meaning: 'as well',
    sentence: 'Bats can fly, and they can also hang upside down.',
  },
  {
    word: '[al]|most',
    sounds: 'a|l|m|o|s|t',
    meaning: 'nearly',
    sentence: 'Wait for me! I have almost finished my sandwich.',
  },
  {
    word: 'f[a]|ther',
    sounds: 'f|a|th|er',
    morphemes: 'father',
    meaning: 'a man who has a child',
    sentence: 'At bedtime, my father reads to me and my sister.',
  },
  {
    word: 'cl[a]ss',
    sounds: 'c|l|a|ss',
    meaning: 'a group of children who learn together',
    sentence: "There are twenty-eight of us in Miss Begum's class.",
  },
];

import type { WordWithSounds } from '../word.ts';

export const week27: WordWithSounds[] = [
  {
    word: '[ch]o|rus',
    sounds: 'ch|o|r|u|s',
    meaning: 'the part of a song that comes again and again',
    sentence: 'You sing the verse, and we will all join in the chorus.',
  },
  {
    word: '[ch]em|ist',
    sounds: 'ch|e|m|i|s|t',
    meaning: 'a shop where you can get medicine',
    sentence: "Pick up Grandma's pills from the chemist, please.",
  },
  {
    word: '[ch]ar|a[c]|ter',
    sounds: 'ch|a|r|a|c|t|er',
    meaning: 'a person or animal in a story',
    sentence: 'Which character in the play would you like to be?',
  },
  {
    word: '[ch]a|os',
    sounds: 'ch|a|o|s',
    meaning: 'a wild muddle',
    sentence: 'Ten puppies in one kitchen is chaos!',
  },
  {
    word: 's[ch]ool',
    sounds: 's|ch|oo|l',
    meaning: 'a place where children go to learn',
    sentence: 'We have five lessons a day at my school.',
  },
  {
    word: 's[ch]eme',
    sounds: 's|ch|e_e|m',
    meaning: 'a clever plan',
    sentence: 'The pirates had a scheme to steal the map.',
    starter: 'The pirates had a scheme to',
  },
  {
    word: 'e[ch]|o',
    sounds: 'e|ch|o',
    meaning: 'a sound that bounces back so you hear it again',
    sentence: 'Shout under the bridge and you will hear an echo.',
  },
  {
    word: 'an|[ch]or',
    sounds: 'a|n|ch|or',
    meaning: 'a heavy hook that stops a ship from moving',
    sentence: 'Drop the anchor, or our boat will drift away!',
  },
  {
    word: 'or|[ch]id',
    sounds: 'or|ch|i|d',
    meaning: 'a plant with bright flowers in unusual shapes',
    sentence: 'One wild British orchid has flowers that look like bees.',
    starter: 'The orchid is a flower that',
  },
  {
    word: 'mon|ar[ch]',
    sounds: 'm|o|n|ar|ch',
    meaning: 'a king or queen',
    sentence: 'Which monarch has their head on this old coin?',
  },
  {
    word: 'min|[ute]',
    sounds: 'm|i|n|u|te',
    meaning: 'sixty seconds',
    sentence: 'Could you hum one note for a whole minute?',
  },
];

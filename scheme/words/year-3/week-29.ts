import type { WordWithSounds } from '../word.ts';

export const week29: WordWithSounds[] = [
  {
    word: '[ac|c]ept',
    sounds: 'a|c|c|e|p|t',
    meaning: 'to say yes to something you are offered',
    sentence: 'Please accept this cake as a thank-you present.',
  },
  {
    word: '[ex|c]ept',
    sounds: 'e|xc|e|p|t',
    meaning: 'but not, or leaving out',
    sentence: 'All the lights were off except one.',
  },
  {
    word: '[a]f|fect',
    sounds: 'a|ff|e|c|t',
    morphemes: 'af|fect',
    meaning: 'to make something change',
    sentence: 'How does sunshine affect the growth of a plant?',
  },
  {
    word: '[e]f|fect',
    sounds: 'e|ff|e|c|t',
    morphemes: 'ef|fect',
    meaning: 'a change that something causes',
    sentence: 'Lemon juice has an odd effect on my face!',
    starter: 'Lemon juice has an odd effect on',
  },
  {
    word: 'b[awl]',
    sounds: 'b|aw|l',
    meaning: 'to cry or shout very loudly',
    sentence: 'There is no need to bawl, as I can hear you.',
  },
  {
    word: 'b[er|r]y',
    sounds: 'b|e|rr|y',
    meaning: 'a small, soft, juicy fruit',
    sentence: 'A blackbird picked the last red berry off the bush.',
    starter: 'I picked a ripe berry and',
  },
  {
    word: 'b[ur]|y',
    sounds: 'b|u|r|y',
    meaning: 'to put something in a hole and cover it',
    sentence: 'Squirrels bury nuts in autumn to eat in the winter.',
  },
  {
    word: 'br[ake]',
    sounds: 'b|r|a_e|k',
    meaning: 'the part that makes a bike or car slow down',
    sentence: 'Pull the brake on your bike when you go downhill.',
  },
  {
    word: 'of|[t]en',
    sounds: 'o|ft|e|n',
    morphemes: 'often',
    meaning: 'many times',
    sentence: 'How often do you brush your teeth?',
  },
  {
    word: 'p[er]|[h]aps',
    sounds: 'p|er|h|a|p|s',
    meaning: 'maybe',
    sentence: 'It has stopped raining, so perhaps we can play out.',
  },
];

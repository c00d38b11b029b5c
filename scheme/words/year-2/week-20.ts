import type { WordWithSounds } from '../word.ts';

export const week20: WordWithSounds[] = [
  {
    word: '[o]th|er',
    sounds: 'o|th|er',
    meaning: 'not this one',
    sentence: 'Hop on one leg, then on the other leg.',
  },
  {
    word: 'm[o]th|er',
    sounds: 'm|o|th|er',
    meaning: 'a woman with a child, or an animal with young',
    sentence: 'A lamb knows its mother by her voice.',
    starter: 'The lamb ran to its mother when',
  },
  {
    word: 'br[o]th|er',
    sounds: 'b|r|o|th|er',
    meaning: 'a boy or man with the same mum or dad as you',
    sentence: 'Emre shares a bunk bed with his little brother.',
  },
  {
    word: 'n[o]th|ing',
    sounds: 'n|o|th|i|ng',
    meaning: 'not one thing',
    sentence: 'The magician showed us that there was nothing up his sleeve.',
  },
  {
    word: 'M[o]n|day',
    sounds: 'M|o|n|d|ay',
    meaning: 'the day after Sunday',
    sentence: 'When the weekend is over, we are back at school on Monday.',
  },
  {
    word: 'm[o]nth',
    sounds: 'm|o|n|th',
    meaning: 'one of the twelve parts of a year',
    sentence: 'February is the shortest month of all.',
  },
  {
    word: 'fr[o]nt',
    sounds: 'f|r|o|n|t',
    meaning: 'the part that comes first or faces forwards',
    sentence: 'Sit at the front of the bus to see the road.',
  },
  {
    word: 'c[o]v|er',
    sounds: 'c|o|v|er',
    meaning: 'to spread all over something',
    sentence: 'Snow began to cover the roofs and the cars.',
  },
  {
    word: 'gl[o]ve',
    sounds: 'g|l|o|ve',
    meaning: 'something with fingers that keeps your hand warm',
    sentence: 'I have lost a glove, so one hand is freezing.',
  },
  {
    word: 'd[o]z|en',
    sounds: 'd|o|z|e|n',
    meaning: 'twelve',
    sentence: 'A box of a dozen eggs has two rows of six.',
  },
  {
    word: 'gr[a]ss',
    sounds: 'g|r|a|ss',
    meaning: 'the green plant that covers lawns and fields',
    sentence: 'Cows and sheep munch grass all day long.',
    starter: 'In the long grass we found',
  },
  {
    word: 'p[a]ss',
    sounds: 'p|a|ss',
    meaning: 'to hand something to someone',
    sentence: 'Could you pass the ketchup to Jamal, please?',
  },
];

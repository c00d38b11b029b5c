import type { WordWithSounds } from '../word.ts';

export const week14: WordWithSounds[] = [
  {
    word: 'fl[ies]',
    sounds: 'f|l|ie|s',
    meaning: 'moves through the air with wings',
    sentence: 'An owl flies so softly that mice cannot hear it.',
  },
  {
    word: 'tr[ies]',
    sounds: 't|r|ie|s',
    meaning: 'works at something to see if it can be done',
    sentence: 'Our new puppy tries to catch his own tail.',
  },
  {
    word: 're|pl[ies]',
    sounds: 'r|e|p|l|ie|s',
    meaning: 'gives an answer',
    sentence: 'When I write to Granny, she always replies by postcard.',
  },
  {
    word: 'cop|[ies]',
    sounds: 'c|o|p|ie|s',
    meaning: 'does the same as someone else',
    sentence: 'My brother copies everything I do, even my silly walk.',
  },
  {
    word: 'car|r[ies]',
    sounds: 'c|a|rr|ie|s',
    meaning: 'holds something and takes it somewhere',
    sentence: 'A mother kangaroo carries her baby in a pouch.',
  },
  {
    word: 'ba|b[ies]',
    sounds: 'b|a|b|ie|s',
    meaning: 'very young children',
    sentence: 'All the babies at playgroup began to yell at once.',
  },
  {
    word: 'cit|[ies]',
    sounds: 'c|i|t|ie|s',
    meaning: 'very big towns',
    sentence: 'Glasgow and Belfast are cities, but our town is small.',
  },
  {
    word: 'par|t[ies]',
    sounds: 'p|ar|t|ie|s',
    meaning: 'times when people meet to eat, dance and have fun',
    sentence: 'In May I went to three birthday parties!',
  },
  {
    word: 'la|d[ies]',
    sounds: 'l|a|d|ie|s',
    meaning: 'women',
    sentence: 'Good evening, ladies and gentlemen, and welcome to the circus!',
  },
  {
    word: 'pup|p[ies]',
    sounds: 'p|u|pp|ie|s',
    meaning: 'very young dogs',
    sentence: 'Our sheepdog fed her six puppies in the barn.',
  },
  {
    word: 'gr[ea]t',
    sounds: 'g|r|ea|t',
    meaning: 'very good',
    sentence: 'You did a great job of tidying the book corner!',
  },
  {
    word: 'br[ea]k',
    sounds: 'b|r|ea|k',
    meaning: 'to crack or fall into pieces',
    sentence: 'If you drop that plate, it will break.',
  },
  {
    word: 'st[ea]k',
    sounds: 's|t|ea|k',
    meaning: 'a thick slice of meat',
    sentence: 'Uncle Kwame fried a juicy steak with onions for his tea.',
    starter: 'When we had steak for tea,',
  },
];

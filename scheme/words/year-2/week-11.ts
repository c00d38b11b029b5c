import type { WordWithSounds } from '../word.ts';

export const week11: WordWithSounds[] = [
  {
    word: 'pen|c[il]',
    sounds: 'p|e|n|c|il',
    meaning: 'a thin wooden stick that you draw and write with',
    sentence: 'My pencil is so blunt that I cannot draw thin lines.',
  },
  {
    word: 'pu|p[il]',
    sounds: 'p|u|p|il',
    meaning: 'a child at school',
    sentence: 'A new pupil from Ghana joined our class today.',
  },
  {
    word: 'A|pr[il]',
    sounds: 'A|p|r|il',
    meaning: 'the fourth month of the year',
    sentence: 'On the first of April, people play tricks on their friends.',
  },
  {
    word: 'e|v[il]',
    sounds: 'e|v|il',
    meaning: 'very bad and cruel',
    sentence: 'An evil wizard turned the prince into a slug.',
  },
  {
    word: 'nos|tr[il]',
    sounds: 'n|o|s|t|r|il',
    meaning: 'one of the two holes in your nose',
    sentence: 'When the bull snorts, steam puffs from each nostril.',
  },
  {
    word: 'ton|s[il]',
    sounds: 't|o|n|s|il',
    meaning: 'one of two soft lumps at the back of your throat',
    sentence: 'The doctor looked in my throat and saw a sore tonsil.',
  },
  {
    word: 'fos|s[il]',
    sounds: 'f|o|ss|il',
    meaning: 'what is left of a plant or animal in very old rock',
    sentence: 'Mary Anning dug up the fossil of a huge sea animal.',
    starter: 'On the beach we found a fossil that',
  },
  {
    word: 'ger|b[il]',
    sounds: 'g|er|b|il',
    meaning: 'a small, furry pet with a long tail',
    sentence: 'Our class gerbil loves to dig holes and nibble seeds.',
  },
  {
    word: 'len|t[il]',
    sounds: 'l|e|n|t|il',
    meaning: 'a tiny, flat seed that you cook and eat',
    sentence: "Not one lentil was left in Jaspreet's bowl of soup.",
  },
  {
    word: 'bas|[il]',
    sounds: 'b|a|s|il',
    meaning: 'a plant whose green leaves taste good on pizza',
    sentence: 'Tear up some basil and sprinkle it on the tomatoes.',
  },
  {
    word: 't[o]ld',
    sounds: 't|o|l|d',
    meaning: 'said something to someone',
    sentence: 'Yusuf told me a secret, and I have kept it.',
  },
  {
    word: 'ev|[e]ry',
    sounds: 'e|ve|r|y',
    meaning: 'each one, with none left out',
    sentence: 'Ioana knows the name of every duck on the pond.',
  },
];

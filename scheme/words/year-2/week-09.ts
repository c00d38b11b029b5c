import type { WordWithSounds } from '../word.ts';

export const week9: WordWithSounds[] = [
  {
    word: 'cam|[el]',
    sounds: 'c|a|m|el',
    meaning: 'a big animal with one or two humps on its back',
    sentence: 'Bumping along on a camel, we crossed the hot sand.',
  },
  {
    word: 'tun|n[el]',
    sounds: 't|u|nn|el',
    meaning: 'a long hole under the ground or through a hill',
    sentence: 'A mole uses its big front paws to dig a tunnel.',
  },
  {
    word: 'squi[r|rel]',
    sounds: 's|qu|i|rr|el',
    meaning: 'a small animal with a bushy tail that lives in trees',
    sentence: 'Look, a squirrel is burying a nut under our tree!',
  },
  {
    word: 'trav|[el]',
    sounds: 't|r|a|v|el',
    meaning: 'to go from one place to another',
    sentence: 'Every summer we travel to Poland to see my grandparents.',
  },
  {
    word: 'tin|s[el]',
    sounds: 't|i|n|s|el',
    meaning: 'a long, sparkly string that you hang up at parties',
    sentence: 'Shall we hang some gold tinsel round the classroom door?',
    starter: 'We hung the tinsel on',
  },
  {
    word: 'tow|[el]',
    sounds: 't|ow|el',
    meaning: 'a soft cloth for drying yourself',
    sentence: 'Bring a swimming costume and a towel to the pool.',
    starter: 'You will need a towel if',
  },
  {
    word: 'jew|[el]',
    sounds: 'j|ew|el',
    meaning: 'a pretty, shiny stone in a ring or a crown',
    sentence: 'On the magic ring sparkled a bright green jewel.',
  },
  {
    word: 'par|[cel]',
    sounds: 'p|ar|c|el',
    meaning: 'something wrapped up and sent in the post',
    sentence: 'Shake the parcel and guess what is wrapped up inside.',
  },
  {
    word: 'an|g[el]',
    sounds: 'a|n|g|el',
    meaning: 'a person with wings in stories and pictures',
    sentence: 'An angel with silver wings sits on top of our tree.',
  },
  {
    word: 'la|b[el]',
    sounds: 'l|a|b|el',
    meaning: 'a small sign on something that tells you about it',
    sentence: 'Stick a label with your name on your lunch box.',
  },
  {
    word: '[o]ld',
    sounds: 'o|l|d',
    meaning: 'having lived for a long time',
    sentence: 'My great-gran is very old: she is ninety-nine!',
  },
  {
    word: 'c[o]ld',
    sounds: 'c|o|l|d',
    meaning: 'not warm at all',
    sentence: 'Brrr, the wind is so cold that my nose hurts!',
  },
];

import type { WordWithSounds } from '../word.ts';

export const week2: WordWithSounds[] = [
  {
    word: 'a[ge]',
    sounds: 'a|ge',
    meaning: 'how old someone is',
    sentence: 'Zara and I are the same age.',
  },
  {
    word: 'ca[ge]',
    sounds: 'c|a|ge',
    meaning: 'a box with bars to keep a pet in',
    sentence: 'Please shut the cage or the mouse will get out.',
  },
  {
    word: 'sta[ge]',
    sounds: 's|t|a|ge',
    meaning: 'the place where people act, sing or dance in a show',
    sentence: 'Take a bow before you leave the stage.',
  },
  {
    word: 'hu[ge]',
    sounds: 'h|u|ge',
    meaning: 'very, very big',
    sentence: 'A whale is so huge that it makes a boat look small.',
  },
  {
    word: 'bul[ge]',
    sounds: 'b|u|l|ge',
    meaning: 'to stick out in a round lump',
    sentence: "My hamster's cheeks bulge when she stuffs them with nuts.",
  },
  {
    word: 'chan[ge]',
    sounds: 'ch|a|n|ge',
    meaning: 'to become different',
    sentence: 'In autumn the leaves change from green to gold and red.',
    starter: 'In autumn the leaves change from',
  },
  {
    word: 'char[ge]',
    sounds: 'ch|ar|ge',
    meaning: 'to fill a battery with power',
    sentence: 'Mum has to charge her phone every night.',
  },
  {
    word: 'lar[ge]',
    sounds: 'l|ar|ge',
    meaning: 'big',
    sentence: 'This jumper is too large for the baby.',
  },
  {
    word: 'vil|l[age]',
    sounds: 'v|i|ll|a|ge',
    meaning: 'a few homes in the country, with not as many as a town',
    sentence: 'Everyone in the village came to the summer fair.',
  },
  {
    word: 'or|an[ge]',
    sounds: 'o|r|a|n|ge',
    meaning: 'a round, juicy fruit with a thick skin',
    sentence: 'Omar peeled an orange and gave me half.',
  },
  {
    word: 'p[oor]',
    sounds: 'p|oor',
    meaning: 'having very little money',
    sentence: 'The poor woodcutter had no money for food.',
  },
  {
    word: 'be|c[au]se',
    sounds: 'b|e|c|au|se',
    meaning: 'for the reason that',
    sentence: 'Ella is smiling because it is her birthday.',
  },
];

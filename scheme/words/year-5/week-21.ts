import type { WordWithMorphemes } from '../word.ts';

export const week21: WordWithMorphemes[] = [
  {
    word: '[w]res|[t]le',
    morphemes: 'wrestle',
    meaning: 'to struggle with someone, holding and pushing but not hitting',
    sentence: 'Our two puppies love to wrestle on the rug and then fall asleep.',
  },
  {
    word: '[w]reath',
    morphemes: 'wreath',
    meaning: 'a ring of leaves and flowers',
    sentence: 'We made a wreath of holly and ivy to hang on the front door.',
  },
  {
    word: 's[w]ord',
    morphemes: 'sword',
    meaning: 'a long, sharp blade with a handle',
    sentence: 'Only Arthur could pull the sword out of the stone.',
  },
  {
    word: '[p]sa[l]m',
    morphemes: 'psalm',
    meaning: 'an old holy song or poem',
    sentence: 'A choir sang an ancient psalm to the music of a harp.',
    starter: 'The psalm that the choir sang was about',
  },
  {
    word: 're|c[eip]t',
    morphemes: 'receipt',
    meaning: 'a piece of paper that shows what you paid',
    sentence: 'The shopkeeper printed a receipt with the price of each book.',
  },
  {
    word: 'r[hy]me',
    morphemes: 'rhyme',
    meaning: 'to end with the same sound, as in cat and hat',
    sentence: 'Can you think of a word to rhyme with orange?',
    starter: 'My poem does not rhyme, but',
  },
  {
    word: 'r[h]u|barb',
    morphemes: 'rhubarb',
    meaning: 'a plant with sour pink stalks that we cook with sugar',
    sentence: 'Gran stewed the rhubarb with plenty of sugar and hid it under a crumble.',
  },
  {
    word: 'g[h]ost',
    morphemes: 'ghost',
    meaning: 'the spirit of a dead person, in stories',
    sentence: 'They say that a ghost rattles its chains in the old tower.',
  },
  {
    word: 'fa|mil|i|[ar]',
    morphemes: 'famili=family|ar',
    meaning: 'well known to you',
    sentence: 'It was good to see a familiar face among so many strangers.',
  },
  {
    word: 'f[or]|ty',
    morphemes: 'for=four|ty',
    meaning: 'the number that is four times ten',
    sentence: 'Count in tens with me: ten, twenty, thirty, forty.',
  },
];

import type { WordWithMorphemes } from '../word.ts';

export const week23: WordWithMorphemes[] = [
  {
    word: 'b[ough]t',
    morphemes: 'bought',
    meaning: 'paid money to get something',
    sentence: 'With her birthday money, Aisha bought a book of magic tricks.',
  },
  {
    word: 'br[ough]t',
    morphemes: 'brought',
    meaning: 'carried something to a place',
    sentence: 'Everyone brought a dish from home to our street party.',
  },
  {
    word: 'f[ough]t',
    morphemes: 'fought',
    meaning: 'tried hard to beat someone or stop something',
    sentence: 'For two days, brave crews fought the fire on the moor.',
  },
  {
    word: '[ough]t',
    morphemes: 'ought',
    meaning: 'should (used with to)',
    sentence: 'It is getting late, so we ought to start for home.',
  },
  {
    word: 'n[ough]t',
    morphemes: 'nought',
    meaning: 'zero, the number that means none',
    sentence: 'Write a nought after the five to make fifty.',
  },
  {
    word: 'r[ough]',
    morphemes: 'rough',
    meaning: 'not smooth or even',
    sentence: "A cat's tongue feels rough, a little like sandpaper.",
  },
  {
    word: 't[ough]',
    morphemes: 'tough',
    meaning: 'strong and hard to break or tear',
    sentence: 'Walking boots need tough soles that will not wear out.',
  },
  {
    word: 'c[ough]',
    morphemes: 'cough',
    meaning: 'to push air out of your throat with a loud noise',
    sentence: 'Dust made me sneeze and cough as I swept the attic.',
  },
  {
    word: 'i|[den|t]i|ty',
    morphemes: 'ident|ity',
    meaning: 'who a person is',
    sentence: 'Nobody guessed the identity of the singer in the panda mask.',
    starter: 'The identity of the masked singer was',
  },
];

import type { WordWithSounds } from '../word.ts';

export const week19: WordWithSounds[] = [
  {
    word: 'su[d|d]en|ly',
    sounds: 's|u|dd|e|n|l|y',
    meaning: 'quickly, when you do not expect it',
    sentence: 'We were chatting when suddenly all the lights went out.',
  },
  {
    word: 'care|fu[l|l]y',
    sounds: 'c|are|f|u|ll|y',
    meaning: 'with care, so that nothing goes wrong',
    sentence: 'Walk carefully, because the path is icy.',
  },
  {
    word: 'com|pl[ete]|ly',
    sounds: 'c|o|m|p|l|e_e|t|l|y',
    meaning: 'all over, or in every way',
    sentence: 'I was completely soaked, right down to my socks.',
  },
  {
    word: 'fi|na[l|l]y',
    sounds: 'f|i|n|all|y',
    meaning: 'after a long time',
    sentence: 'Day after day we waited, and finally the egg hatched.',
  },
  {
    word: 'com|i|ca[l|l]y',
    sounds: 'c|o|m|i|c|all|y',
    meaning: 'in a funny way',
    sentence: 'Dad danced comically with a mop to make us laugh.',
  },
  {
    word: 'gen|[er]|a[l|l]y',
    sounds: 'g|e|n|e|r|all|y',
    meaning: 'most of the time',
    sentence: 'Buses here are generally late, but today ours was early.',
  },
  {
    word: 'e|qua[l|l]y',
    sounds: 'e|qu|all|y',
    meaning: 'so that each has the same',
    sentence: 'Three of us won, so the sweets were shared out equally.',
  },
  {
    word: 'g[u]ard',
    sounds: 'gu|ar|d',
    morphemes: 'guard',
    meaning: 'to watch over something and keep it safe',
    sentence: 'Our geese guard the farm and honk at strangers.',
  },
  {
    word: 'g[u]ide',
    sounds: 'gu|i_e|d',
    morphemes: 'guide',
    meaning: 'someone who shows you the way',
    sentence: 'Our guide led us through the cave with a lantern.',
  },
];

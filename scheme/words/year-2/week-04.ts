import type { WordWithSounds } from '../word.ts';

export const week4: WordWithSounds[] = [
  {
    word: 'ra[ce]',
    sounds: 'r|a|ce',
    meaning: 'a test to see who is fastest',
    sentence: 'Who came first in the sack race on sports day?',
  },
  {
    word: 'fa[ce]',
    sounds: 'f|a|ce',
    meaning: 'the front of your head, with your eyes, nose and mouth',
    sentence: 'At the fair I had a tiger painted on my face.',
  },
  {
    word: 'spa[ce]',
    sounds: 's|p|a|ce',
    meaning: 'the huge place far above the sky where the stars are',
    sentence: 'Tim Peake lived in space for six months, high above the Earth.',
  },
  {
    word: 'i[ce]',
    sounds: 'i|ce',
    meaning: 'water that has frozen hard',
    sentence: 'Penguins slide over the ice on their tummies.',
  },
  {
    word: 'ri[ce]',
    sounds: 'r|i|ce',
    meaning: 'small white or brown grains that you cook and eat',
    sentence: 'Mei boiled some rice to eat with her fish and peas.',
  },
  {
    word: 'mi[ce]',
    sounds: 'm|i|ce',
    meaning: 'more than one mouse',
    sentence: 'When the cat fell asleep, three mice ran out to play.',
  },
  {
    word: '[ce]ll',
    sounds: 'c|e|ll',
    meaning: 'a small room where a prisoner is locked up',
    sentence: 'The thief sat in a cell with one tiny window.',
  },
  {
    word: '[ci]t|y',
    sounds: 'c|i|t|y',
    meaning: 'a very big town',
    sentence: 'Trams, buses and taxis fill the streets of the city.',
  },
  {
    word: 'fan|[cy]',
    sounds: 'f|a|n|c|y',
    meaning: 'with lots of pretty parts, not plain',
    sentence: 'Aunt Ngozi baked a fancy cake with sugar roses on top.',
  },
  {
    word: 'c[y]|c[le]',
    sounds: 'c|y|c|le',
    meaning: 'to ride a bike',
    sentence: 'Always wear a helmet when you cycle in the park.',
  },
  {
    word: 'm[i]nd',
    sounds: 'm|i|n|d',
    meaning: 'the part of you that thinks',
    sentence: 'Chess is a game that makes your mind work hard.',
  },
  {
    word: 'be|h[i]nd',
    sounds: 'b|e|h|i|n|d',
    meaning: 'at the back of',
    sentence: 'Suddenly the moon came out from behind a cloud.',
  },
  {
    word: 'ch[i]ld',
    sounds: 'ch|i|l|d',
    meaning: 'a young person who is not yet grown up',
    sentence: 'As a child, my grandad lived in Jamaica.',
  },
];

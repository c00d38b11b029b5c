import type { WordWithSounds } from '../word.ts';

export const week33: WordWithSounds[] = [
  {
    word: 'th[ere]',
    sounds: 'th|ere',
    meaning: 'in that place',
    sentence: 'Put your bags over there, by the wall.',
  },
  {
    word: 'th[eir]',
    sounds: 'th|eir',
    meaning: 'belonging to them',
    sentence: 'Ali and Zofia rode their bikes to school.',
  },
  {
    word: "th[ey're]",
    sounds: "th|ey're",
    meaning: 'short for they are',
    sentence: "I love my new wellies because they're covered in frogs.",
  },
  {
    word: 'h[ere]',
    sounds: 'h|ere',
    meaning: 'in this place',
    sentence: 'Stay here with me until the bell rings.',
  },
  {
    word: 'h[ear]',
    sounds: 'h|ear',
    meaning: 'to notice sounds with your ears',
    sentence: 'Listen, can you hear the owl hooting?',
  },
  {
    word: 's[ee]',
    sounds: 's|ee',
    meaning: 'to notice with your eyes',
    sentence: 'It is so foggy that I cannot see my feet!',
  },
  {
    word: 's[ea]',
    sounds: 's|ea',
    meaning: 'the salty water by the beach',
    sentence: 'Waves crashed as a storm blew in from the sea.',
  },
  {
    word: 'b[are]',
    sounds: 'b|are',
    meaning: 'with nothing on',
    sentence: 'Feel the warm sand under your bare feet.',
  },
  {
    word: 'b[ear]',
    sounds: 'b|ear',
    meaning: 'a large animal with thick fur and claws',
    sentence: 'All winter the brown bear sleeps in its den.',
  },
  {
    word: 'qui[te]',
    sounds: 'qu|i_e|t',
    meaning: 'a bit, but not very',
    sentence: 'This sum is quite hard, but I can do it.',
  },
  {
    word: 'qui|[et]',
    sounds: 'qu|i|e|t',
    meaning: 'with little or no noise',
    sentence: 'Our street is so quiet at night that I hear foxes.',
  },
  {
    word: 'ha[l]f',
    sounds: 'h|al|f',
    meaning: 'one of two equal parts',
    sentence: 'Cut the sandwich in two and give me half.',
  },
  {
    word: 'm[o]n|[ey]',
    sounds: 'm|o|n|ey',
    meaning: 'coins and notes that you pay with',
    sentence: 'Kezia saves her money in a pink piggy bank.',
  },
];

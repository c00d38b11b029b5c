import type { WordWithMorphemes } from '../word.ts';

export const week16: WordWithMorphemes[] = [
  {
    word: 'tel|e|[ph]one',
    morphemes: 'tele|phone',
    meaning: 'a machine that lets you talk to someone far away',
    sentence: 'In 1876 a Scot called Alexander Graham Bell made the first telephone call.',
  },
  {
    word: 'mi|cro|[ph]one',
    morphemes: 'micro|phone',
    meaning: 'a device that picks up sound to record it or make it louder',
    sentence: 'Speak into the microphone, Rhys, or nobody at the back will hear you.',
  },
  {
    word: 's[y]m|[ph]o|ny',
    morphemes: 'sym|phon|y',
    meaning: 'a long piece of music for a whole orchestra',
    sentence: 'Beethoven was almost deaf when he wrote his last symphony.',
  },
  {
    word: '[ph]o|to|gra[ph]',
    morphemes: 'photo|graph',
    meaning: 'a picture taken with a camera',
    sentence: 'In this photograph, taken in Jamaica, Great-Grandad is only six.',
  },
  {
    word: 'par|a|gra[ph]',
    morphemes: 'para|graph',
    meaning: 'a group of sentences that belong together',
    sentence: 'Leave a line after each paragraph so that your story is easy to read.',
    starter: 'The first paragraph of my story tells',
  },
  {
    word: 'bi|og|ra|[ph]y',
    morphemes: 'bio|graph|y',
    meaning: "the story of a person's life, written by someone else",
    sentence: 'Reading a biography of Mary Seacole made Shanice want to be a nurse.',
  },
  {
    word: 'g[e|o]g|ra|[ph]y',
    morphemes: 'geo|graph|y',
    meaning: 'the study of the Earth, its places and its people',
    sentence: 'My favourite part of geography is finding far-off islands in the atlas.',
  },
  {
    word: 'mi|cro|[sc]ope',
    morphemes: 'micro|scope',
    meaning: 'an instrument that makes tiny things look bigger',
    sentence: 'Through a microscope, a grain of sand can look like a jewel.',
  },
  {
    word: 'tel|[e]|scope',
    morphemes: 'tele|scope',
    meaning: 'an instrument that makes distant things look nearer',
    sentence: 'Point the telescope at Jupiter and you may spot four of its moons.',
  },
];

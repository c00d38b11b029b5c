import type { WordWithSounds } from '../word.ts';

export const week1: WordWithSounds[] = [
  {
    word: 'ba[dge]',
    sounds: 'b|a|dge',
    meaning: 'a small sign you pin on your clothes',
    sentence: 'Zoe pinned a birthday badge to her jumper.',
  },
  {
    word: 'e[dge]',
    sounds: 'e|dge',
    meaning: 'the part where something stops, like the side of a table',
    sentence: 'The cup fell off the edge of the table.',
  },
  {
    word: 'he[dge]',
    sounds: 'h|e|dge',
    meaning: 'a row of bushes that makes a wall',
    sentence: 'Grandad cuts the hedge by the front gate.',
  },
  {
    word: 'bri[dge]',
    sounds: 'b|r|i|dge',
    meaning: 'a path built over a river or a road',
    sentence: 'We stood on the bridge and looked down at the boats.',
    starter: 'From the bridge we could see',
  },
  {
    word: 'ri[dge]',
    sounds: 'r|i|dge',
    meaning: 'the long, thin top of a hill or a roof',
    sentence: 'Two goats walked along the ridge of the hill.',
  },
  {
    word: 'fri[dge]',
    sounds: 'f|r|i|dge',
    meaning: 'a cold cupboard that keeps food fresh',
    sentence: 'Put the milk back in the fridge.',
  },
  {
    word: 'do[dge]',
    sounds: 'd|o|dge',
    meaning: 'to jump out of the way of something',
    sentence: 'Leo can dodge a snowball better than I can.',
  },
  {
    word: 'lo[dge]',
    sounds: 'l|o|dge',
    meaning: 'a small house in a park or a wood',
    sentence: 'We slept in a wooden lodge in the forest.',
  },
  {
    word: 'fu[dge]',
    sounds: 'f|u|dge',
    meaning: 'a soft, brown sweet made with butter and sugar',
    sentence: 'Gran gave us a bag of sticky fudge to share.',
    starter: 'Gran gave us some fudge because',
  },
  {
    word: 'ju[dge]',
    sounds: 'j|u|dge',
    meaning: 'someone who decides who has won',
    sentence: 'The judge said that both runners were first.',
  },
  {
    word: 'd[oor]',
    sounds: 'd|oor',
    meaning: 'what you open to go into a room',
    sentence: 'Somebody is knocking at the door.',
  },
  {
    word: 'fl[oor]',
    sounds: 'f|l|oor',
    meaning: 'the part of a room that you walk on',
    sentence: 'My pencil rolled across the floor.',
  },
];

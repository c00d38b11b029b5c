import type { WordWithSounds } from '../word.ts';

export const week13: WordWithSounds[] = [
  {
    word: 'sub|ma|r[ine]',
    sounds: 's|u|b|m|a|r|i_e|n',
    meaning: 'a ship that can travel under water',
    sentence: 'Deep under the ice, the submarine crept along.',
  },
  {
    word: 'sub|m[erge]',
    sounds: 's|u|b|m|er|ge',
    meaning: 'to push or go right under water',
    sentence: 'Hold the sponge down and submerge it in the bucket of water.',
  },
  {
    word: '[sub]|way',
    sounds: 's|u|b|w|ay',
    meaning: 'a path for walkers under a road',
    sentence: 'Cars rumbled above us as we walked along the subway.',
  },
  {
    word: 'sub|s[oi]l',
    sounds: 's|u|b|s|oi|l',
    meaning: 'the layer of earth below the top one',
    sentence: 'Long roots push down through the topsoil into the subsoil.',
  },
  {
    word: 'sub|h[ea]d|ing',
    sounds: 's|u|b|h|ea|d|i|ng',
    meaning: 'the title of one part of a page',
    sentence: 'Under the title Sharks, my first subheading is Teeth.',
  },
  {
    word: 'sub|ti|t[le]',
    sounds: 's|u|b|t|i|t|le',
    meaning: 'a line of words on screen that shows what is said',
    sentence: 'Each subtitle shows in English what the Polish actors say.',
  },
  {
    word: 'sub|sec|[tion]',
    sounds: 's|u|b|s|e|c|ti|o|n',
    meaning: 'a smaller piece of one part of a book',
    sentence: 'My chapter on cats has a subsection about tigers.',
  },
  {
    word: 'sub|to|t[al]',
    sounds: 's|u|b|t|o|t|al',
    meaning: 'the amount so far, before the rest is added',
    sentence: 'Our subtotal was nine pounds before we added the drinks.',
  },
  {
    word: 'sub|d[i]|vide',
    sounds: 's|u|b|d|i|v|i_e|d',
    meaning: 'to split a part into smaller parts',
    sentence: 'First halve the field, then subdivide each half into plots.',
  },
  {
    word: 'sub|trop|i|c[al]',
    sounds: 's|u|b|t|r|o|p|i|c|al',
    meaning: 'just outside the hottest part of the world',
    sentence: 'Winters are mild in subtropical Florida, where oranges grow.',
  },
  {
    word: '[ear]th',
    sounds: 'ear|th',
    meaning: 'the soil that plants grow in',
    sentence: 'Push the seed into the earth and water it.',
    starter: 'Deep in the earth there are',
  },
];

import type { WordWithSounds } from '../word.ts';

export const week5: WordWithSounds[] = [
  {
    word: 'y[ou]ng',
    sounds: 'y|ou|ng',
    meaning: 'having lived for only a short time',
    sentence: 'A lamb is too young to eat grass on its first day.',
    starter: 'A lamb is too young to',
  },
  {
    word: 't[ou]ch',
    sounds: 't|ou|ch',
    meaning: 'to put your hand or finger on something',
    sentence: 'Please do not touch the wet paint.',
  },
  {
    word: 'd[ou]|ble',
    sounds: 'd|ou|b|le',
    meaning: 'twice as much or twice as many',
    sentence: 'Roll a six and you score double points.',
  },
  {
    word: 'tr[ou]|ble',
    sounds: 't|r|ou|b|le',
    meaning: 'worry, problems or being told off',
    sentence: 'The kitten got into trouble for climbing the curtains.',
  },
  {
    word: 'c[ou]|ple',
    sounds: 'c|ou|p|le',
    meaning: 'two of something',
    sentence: 'I ate a couple of dates, one before lunch and one after.',
  },
  {
    word: 'c[ou]n|try',
    sounds: 'c|ou|n|t|r|y',
    meaning: 'a land with its own name and flag',
    sentence: 'France is the country across the sea from Dover.',
    starter: 'The country I would most like to visit is',
  },
  {
    word: 'c[ous]|in',
    sounds: 'c|ou|s|i|n',
    meaning: 'the child of your aunt or uncle',
    sentence: "Aunt Rosa's baby girl is my new cousin.",
  },
  {
    word: 'c[ou]r|a[ge]',
    sounds: 'c|ou|r|a|ge',
    meaning: 'the strength to do something that scares you',
    sentence: 'Jun found the courage to jump off the highest board.',
  },
  {
    word: 'n[ou]r|ish',
    sounds: 'n|ou|r|i|sh',
    meaning: 'to give a living thing the food it needs',
    sentence: 'All day long the robins work to nourish their hungry chicks.',
  },
  {
    word: 'fl[ou]r|ish',
    sounds: 'f|l|ou|r|i|sh',
    meaning: 'to grow very well',
    sentence: 'With plenty of sun and water, our tomatoes will flourish.',
  },
  {
    word: 'b[usi]|ne[ss]',
    sounds: 'b|u|si|n|e|ss',
    meaning: 'a shop or other work that makes money',
    sentence: 'Samira started a business selling bracelets at the market.',
  },
];

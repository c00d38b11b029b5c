import type { WordWithMorphemes } from '../word.ts';

export const week14: WordWithMorphemes[] = [
  {
    word: 'no|ti[ce|a|ble]',
    morphemes: 'notice|able',
    meaning: 'easy to see or be aware of',
    sentence: 'There is a noticeable smell of fresh paint in the corridor.',
  },
  {
    word: 'pea[ce|a|ble]',
    morphemes: 'peace|able',
    meaning: 'calm and not wanting to fight or argue',
    sentence: 'Cows are peaceable animals that spend hours every day chewing.',
  },
  {
    word: 'ser|vi[ce|a|ble]',
    morphemes: 'service|able',
    meaning: 'useful, and good enough for its job',
    sentence: 'My old bike is rusty, but it is still serviceable.',
  },
  {
    word: 're|pla[ce|a|ble]',
    morphemes: 're|place|able',
    meaning: 'possible to swap for a new one',
    sentence: 'A lost pencil is replaceable, but a lost friend is not.',
  },
  {
    word: 'tra[ce|a|ble]',
    morphemes: 'trace|able',
    meaning: 'possible to follow back to where it came from',
    sentence: 'Thanks to the code on its shell, this egg is traceable to the farm.',
  },
  {
    word: 'chan[ge|a|ble]',
    morphemes: 'change|able',
    meaning: 'likely to become different again and again',
    sentence: 'April is so changeable that we had sun, hail and rain before lunch.',
  },
  {
    word: 'man|a[ge|a|ble]',
    morphemes: 'manage|able',
    meaning: 'not too big or too hard to deal with',
    sentence: 'Cut the long poem into manageable chunks and learn one a day.',
  },
  {
    word: '[k]now|le[dge|a|ble]',
    morphemes: 'know|ledge|able',
    meaning: 'full of facts about something',
    sentence: 'Ask the knowledgeable lady at the garden centre which plants like shade.',
  },
  {
    word: 'char[ge|a|ble]',
    morphemes: 'charge|able',
    meaning: 'that you have to pay for',
    sentence: 'Tap water is free at the café, but lemonade is chargeable.',
  },
  {
    word: 're|char[ge|a|ble]',
    morphemes: 're|charge|able',
    meaning: 'able to be filled with power again and again',
    sentence: 'My torch has a rechargeable battery, so I never buy new ones.',
  },
  {
    word: 'des|p[er]|ate',
    morphemes: 'desper|ate',
    meaning: 'ready to try anything because things are so bad',
    sentence: 'Lost, wet and hungry, the explorers were desperate to find shelter.',
    starter: 'After two days at sea, we were desperate to',
  },
  {
    word: 'de|ter|m[ine]d',
    morphemes: 'determin=determine|ed',
    meaning: 'with your mind made up to do something',
    sentence: 'Mei fell off six times, but she was determined to ride that bike.',
    starter: 'Mei fell off six times, but she was determined to',
  },
];

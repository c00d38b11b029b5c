import type { WordWithSounds } from '../word.ts';

export const week5: WordWithSounds[] = [
  {
    word: '[kn]ee',
    sounds: 'kn|ee',
    meaning: 'the part where your leg bends in the middle',
    sentence: 'Ouch! I fell off my scooter and grazed my knee.',
  },
  {
    word: '[kn]ife',
    sounds: 'kn|i_e|f',
    meaning: 'a tool with a sharp edge for cutting food',
    sentence: 'Dad sliced the melon with a long knife.',
  },
  {
    word: '[kn]ot',
    sounds: 'kn|o|t',
    meaning: 'the place where string or rope is tied',
    sentence: 'Can you undo the knot in this rope?',
  },
  {
    word: '[kn]ight',
    sounds: 'kn|igh|t',
    morphemes: 'knight',
    meaning: 'a soldier on a horse who fought for a king long ago',
    sentence: 'A knight in shiny armour rode up to the castle.',
  },
  {
    word: '[kn]ock',
    sounds: 'kn|o|ck',
    meaning: 'to tap on a door so that someone opens it',
    sentence: 'Please knock before you come into my bedroom.',
  },
  {
    word: '[kn]ow',
    sounds: 'kn|ow',
    meaning: 'to have something in your mind and be sure of it',
    sentence: 'Do you know the name of the longest river in Africa?',
  },
  {
    word: '[kn]it',
    sounds: 'kn|i|t',
    meaning: 'to make clothes from wool with two long needles',
    sentence: 'Nan is going to knit a tiny scarf for my teddy.',
  },
  {
    word: '[gn]at',
    sounds: 'gn|a|t',
    meaning: 'a tiny fly that can bite',
    sentence: 'By the pond, a gnat bit me on the arm.',
  },
  {
    word: '[gn]aw',
    sounds: 'gn|aw',
    meaning: 'to bite on something hard again and again',
    sentence: 'Rats gnaw wood, and this stops their teeth from growing too long.',
  },
  {
    word: '[gn]ome',
    sounds: 'gn|o_e|m',
    morphemes: 'gnome',
    meaning: 'a little man with a pointed hat in stories',
    sentence: 'In this tale, a tiny gnome lives under a mushroom.',
  },
  {
    word: 'chil|d[ren]',
    sounds: 'ch|i|l|d|r|e|n',
    meaning: 'girls and boys',
    sentence: 'Thirty children splashed about in the pool.',
  },
  {
    word: 'w[i]ld',
    sounds: 'w|i|l|d',
    meaning: 'living free, not kept by people',
    sentence: 'Pet rabbits have a hutch, but a wild rabbit digs a burrow.',
  },
];

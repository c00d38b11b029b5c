import type { WordWithSounds } from '../word.ts';

export const week35: WordWithSounds[] = [
  {
    word: 'pur|p[le]',
    sounds: 'p|ur|p|le',
    meaning: 'the colour you get from red and blue',
    sentence: 'Her fingers went purple from picking blackberries.',
  },
  {
    word: 'un|c[le]',
    sounds: 'u|n|c|le',
    meaning: 'the brother of your mum or dad',
    sentence: 'My aunt and uncle took me and my cousins bowling.',
  },
  {
    word: 'spar|k[le]',
    sounds: 's|p|ar|k|le',
    meaning: 'to shine with lots of tiny lights',
    sentence: 'Frost makes the whole garden sparkle in the sun.',
  },
  {
    word: 'mod|[el]',
    sounds: 'm|o|d|el',
    meaning: 'a small copy of something',
    sentence: 'Grandad built a model of a steam train.',
  },
  {
    word: 'lev|[el]',
    sounds: 'l|e|v|el',
    meaning: 'flat, with no part higher than another',
    sentence: 'Is the shelf level, or will my marbles roll off?',
  },
  {
    word: 'can|[cel]',
    sounds: 'c|a|n|c|el',
    meaning: 'to say that something will not happen',
    sentence: 'If nobody buys a ticket, they will cancel the show.',
  },
  {
    word: 'roy|[al]',
    sounds: 'r|oy|al',
    meaning: 'to do with a king or queen',
    sentence: 'A royal coach pulled by six horses took the queen home.',
  },
  {
    word: 'e|qu[al]',
    sounds: 'e|qu|al',
    meaning: 'the same in size or number',
    sentence: 'Share the grapes so that we each get an equal number.',
  },
  {
    word: 'mu|si|c[al]',
    sounds: 'm|u|s|i|c|al',
    meaning: 'to do with songs and tunes',
    sentence: 'Drums, flutes and pianos are musical instruments.',
  },
  {
    word: 'sten|[cil]',
    sounds: 's|t|e|n|c|il',
    meaning: 'a card with a shape cut out to paint through',
    sentence: 'Dab paint over the stencil, then lift it to see a star.',
  },
  {
    word: 'par|[e]nts',
    sounds: 'p|a|r|e|n|t|s',
    meaning: 'mums and dads',
    sentence: 'All the parents clapped at the end of our show.',
  },
  {
    word: '[Ch]ris[t]|mas',
    sounds: 'Ch|r|i|st|m|a|s',
    meaning: 'the day in December that marks the birth of Jesus',
    sentence: 'We pull crackers and wear paper hats at Christmas.',
  },
];

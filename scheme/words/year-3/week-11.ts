import type { WordWithSounds } from '../word.ts';

export const week11: WordWithSounds[] = [
  {
    word: '[re]|do',
    sounds: 'r|e|d|o',
    meaning: 'to do something again',
    sentence: 'I spilt paint on my picture, so I must redo it.',
  },
  {
    word: 're|b[ui]ld',
    sounds: 'r|e|b|ui|l|d',
    meaning: 'to put up again what has fallen down',
    sentence: 'When the waves knock down our castle, we rebuild it.',
  },
  {
    word: 're|[w]rite',
    sounds: 'r|e|wr|i_e|t',
    meaning: 'to write something again in a better way',
    sentence: 'My story has a dull ending, so I will rewrite it.',
  },
  {
    word: '[re]|use',
    sounds: 'r|e|u_e|s',
    meaning: 'to use something again',
    sentence: 'Save that ribbon, because we can reuse it next birthday.',
  },
  {
    word: 're|t[ur]n',
    sounds: 'r|e|t|ur|n',
    meaning: 'to come back or go back',
    sentence: 'Salmon return to the river where they hatched.',
  },
  {
    word: 're|pla[ce]',
    sounds: 'r|e|p|l|a|ce',
    meaning: 'to put a new thing where an old one was',
    sentence: 'Dad will replace the cracked window with new glass.',
  },
  {
    word: '[re]|fresh',
    sounds: 'r|e|f|r|e|sh',
    meaning: 'to make someone feel cool or less tired',
    sentence: 'A cold drink will refresh you after that long run.',
    starter: 'A cold drink will refresh you after',
  },
  {
    word: 're|a[p|pear]',
    sounds: 'r|e|a|pp|ear',
    meaning: 'to come into sight again',
    sentence: 'The magician made the rabbit vanish and then reappear.',
  },
  {
    word: 're|c[y]|c[le]',
    sounds: 'r|e|c|y|c|le',
    meaning: 'to turn rubbish into something useful',
    sentence: 'At this factory they recycle plastic bottles into warm fleeces.',
  },
  {
    word: 're|dec|[o]|rate',
    sounds: 'r|e|d|e|c|o|r|a_e|t',
    meaning: 'to make a room look new with paint or wallpaper',
    sentence: 'When we redecorate my room, I want stars on the ceiling.',
  },
  {
    word: 'd[e]|scribe',
    sounds: 'd|e|s|c|r|i_e|b',
    meaning: 'to say what something is like',
    sentence: 'Close your eyes and describe what you can smell.',
  },
  {
    word: '[ear]|ly',
    sounds: 'ear|l|y',
    meaning: 'before the usual time',
    sentence: 'Aoife woke early, while the house was still dark.',
  },
];

import type { WordWithSounds } from '../word.ts';

export const week27: WordWithSounds[] = [
  {
    word: 'care|[ful]',
    sounds: 'c|are|f|u|l',
    meaning: 'thinking about what you do, to stay safe',
    sentence: 'Be careful with that hot pan!',
  },
  {
    word: 'play|[ful]',
    sounds: 'p|l|ay|f|u|l',
    meaning: 'full of fun',
    sentence: 'Otters are playful animals that slide down muddy banks.',
  },
  {
    word: 'help|[ful]',
    sounds: 'h|e|l|p|f|u|l',
    meaning: 'ready to do things for others',
    sentence: 'It was helpful of you to carry the shopping.',
  },
  {
    word: 'hop[e]|[ful]',
    sounds: 'h|o_e|p|f|u|l',
    meaning: 'thinking that something good will happen',
    sentence: 'Linh is hopeful that her wobbly tooth will fall out today.',
  },
  {
    word: 'care|[less]',
    sounds: 'c|are|l|e|ss',
    meaning: 'not thinking about what you do',
    sentence: 'A careless painter left drips all over the floor.',
  },
  {
    word: 'help|[less]',
    sounds: 'h|e|l|p|l|e|ss',
    meaning: 'not able to do things alone',
    sentence: 'Newly hatched robins are helpless and need their parents to feed them.',
  },
  {
    word: 'hop[e]|[less]',
    sounds: 'h|o_e|p|l|e|ss',
    meaning: 'very bad at something',
    sentence: 'Uncle Bryn is hopeless at football: he always misses the ball!',
    starter: 'Uncle Bryn is hopeless at',
  },
  {
    word: 'hom[e]|[less]',
    sounds: 'h|o_e|m|l|e|ss',
    meaning: 'with no place to live',
    sentence: 'After the flood, many families were homeless.',
  },
  {
    word: 'plen|t[i]|[ful]',
    sounds: 'p|l|e|n|t|i|f|u|l',
    meaning: 'more than enough',
    sentence: 'Fish were plentiful, so the puffins had lots to eat.',
  },
  {
    word: 'pen|n[i]|[less]',
    sounds: 'p|e|nn|i|l|e|ss',
    meaning: 'with no money at all',
    sentence: 'He spent his last coin and ended up penniless.',
  },
  {
    word: 'sh[oul]d',
    sounds: 'sh|oul|d',
    meaning: 'ought to',
    sentence: 'You should wash your hands before you eat.',
  },
  {
    word: 'w[oul]d',
    sounds: 'w|oul|d',
    meaning: 'used to say what might happen',
    sentence: 'If I had wings, I would fly to the moon.',
  },
];

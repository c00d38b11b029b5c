import type { WordWithMorphemes } from '../word.ts';

export const week5: WordWithMorphemes[] = [
  {
    word: 'c[ou]|ra|g[eous]',
    morphemes: 'courage|ous',
    meaning: 'brave enough to face danger',
    sentence: 'Only one courageous penguin dared to leap off the ice first.',
  },
  {
    word: 'out|ra|g[eous]',
    morphemes: 'outrage|ous',
    meaning: 'so unfair or so wild that it shocks people',
    sentence: 'It was outrageous to glue the egg to the spoon before the race!',
  },
  {
    word: 'se|r[i|ous]',
    morphemes: 'seri|ous',
    meaning: 'not laughing or joking',
    sentence: 'Nobody could stay serious once our teacher got the hiccups.',
  },
  {
    word: 'ob|v[i|ous]',
    morphemes: 'obvi|ous',
    meaning: 'very easy to see or understand',
    sentence: 'Paw prints in the butter made it obvious that the cat had been there.',
  },
  {
    word: 'cu|r[i|ous]',
    morphemes: 'curi|ous',
    meaning: 'wanting to find things out',
    sentence: 'Toddlers are curious and like to know what is in every cupboard.',
  },
  {
    word: 'fu|r[i|ous]',
    morphemes: 'furi=fury|ous',
    meaning: 'very angry indeed',
    sentence: 'Mum was furious when muddy boots left a trail across the clean carpet.',
  },
  {
    word: 'glo|r[i|ous]',
    morphemes: 'glori=glory|ous',
    meaning: 'so beautiful that it fills you with joy',
    sentence: 'After a week of rain, we woke to a glorious, sunny morning.',
  },
  {
    word: 'hid|[e|ous]',
    morphemes: 'hideous',
    meaning: 'very ugly',
    sentence: 'Uncle Marek wore the most hideous purple and orange tie I had ever seen.',
  },
  {
    word: 'spon|ta|n[e|ous]',
    morphemes: 'spontane|ous',
    meaning: 'done suddenly, without being planned',
    sentence: 'Nobody had planned it: our spontaneous dance in the bus queue just happened.',
  },
  {
    word: 'c[our]|t[e|ous]',
    morphemes: 'court|eous',
    meaning: 'polite and thoughtful towards others',
    sentence: 'The courteous driver waited and waved us across the road.',
  },
  {
    word: 'di[f|fer]|ent',
    morphemes: 'differ|ent',
    meaning: 'not the same',
    sentence: 'No two zebras are alike: each one has a different pattern of stripes.',
  },
];

import type { WordWithMorphemes } from '../word.ts';

export const week14: WordWithMorphemes[] = [
  {
    word: 'thor|[ough]|ly',
    morphemes: 'thorough|ly',
    meaning: 'with great care, leaving nothing out',
    sentence: 'Search your room thoroughly, even under the bed, for that library book.',
  },
  {
    word: 'dr[ough]t',
    morphemes: 'drought',
    meaning: 'a long time with too little rain',
    sentence: 'During the drought, the reservoir sank so low that an old bridge appeared.',
  },
  {
    word: 'sour|d[ough]',
    morphemes: 'sour|dough',
    meaning: 'a kind of bread with a slightly sharp taste',
    sentence: 'Feed the bubbly mixture every day, and you can bake sourdough each weekend.',
    starter: 'Sourdough is a kind of bread that',
  },
  {
    word: 'o|ver|[w]r[ough]t',
    morphemes: 'over|wrought',
    meaning: 'so worried and upset that you cannot be calm',
    sentence: 'The day before her piano exam, Elif was overwrought and burst into tears.',
  },
  {
    word: 't[ough]|en',
    morphemes: 'tough|en',
    meaning: 'to make something stronger',
    sentence: 'By heating glass and cooling it fast, workers toughen it for car windows.',
    starter: 'Footballers toughen their legs by',
  },
  {
    word: 'c[ough]|ing',
    morphemes: 'cough|ing',
    meaning: 'pushing air out of your throat with a rough noise',
    sentence: 'Smoke from the damp bonfire soon had all of us coughing.',
  },
  {
    word: 'i[m|m]e|di|[ate|ly]',
    morphemes: 'im|medi|ate|ly',
    meaning: 'straight away, with no wait',
    sentence: 'Callum told his joke, and immediately the whole bus burst out laughing.',
  },
  {
    word: 'in|ter|f[ere]',
    morphemes: 'inter|fere',
    meaning: 'to get involved when you should leave something alone',
    sentence: 'If you find a baby bird, do not interfere: its parents may be close by.',
  },
];

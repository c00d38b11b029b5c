import type { WordWithMorphemes } from '../word.ts';

export const week13: WordWithMorphemes[] = [
  {
    word: 'lea[gue]',
    morphemes: 'league',
    meaning: 'a group of teams that play against each other',
    sentence: 'Eight schools play in our hockey league, and every win earns points.',
  },
  {
    word: 'va[gue]',
    morphemes: 'vague',
    meaning: 'not clear or exact',
    sentence: 'His directions were so vague that we drove round in circles.',
  },
  {
    word: 'ro[gue]',
    morphemes: 'rogue',
    meaning: 'a person who tricks or cheats others',
    sentence: 'That charming rogue sold the same bike to three different people!',
  },
  {
    word: 'pla[gue]',
    morphemes: 'plague',
    meaning: 'a deadly illness that spreads quickly',
    sentence: 'In 1666 the people of Eyam stayed in their village so as not to spread the plague.',
  },
  {
    word: 'fa|ti[gue]',
    morphemes: 'fatigue',
    meaning: 'a feeling of being very tired',
    sentence: 'After dancing for six hours, Leila was overcome with fatigue.',
  },
  {
    word: 'in|tri[gue]',
    morphemes: 'intrigue',
    meaning: 'to make someone want to know more',
    sentence: 'Strange footprints on the beach began to intrigue the children.',
  },
  {
    word: 'co[l|l]ea[gue]',
    morphemes: 'colleague',
    meaning: 'someone you work with',
    sentence: 'Mr Okafor and his colleague share the teaching of Year 4.',
  },
  {
    word: 'd[i|a]|lo[gue]',
    morphemes: 'dia|logue',
    meaning: 'the words that characters say in a play, book or film',
    sentence: 'Learn your dialogue by heart so that you can act without the script.',
  },
  {
    word: 'cat|[a]|lo[gue]',
    morphemes: 'cata|logue',
    meaning: 'a list of things you can buy, often with pictures',
    sentence: 'Look in the seed catalogue and choose some flowers for our garden.',
    starter: 'In the toy catalogue there is',
  },
  {
    word: 't[o]n[gue]',
    morphemes: 'tongue',
    meaning: 'the part of your mouth that tastes and licks',
    sentence: 'Giraffes can pull leaves off a branch with a long, dark tongue.',
  },
  {
    word: '[k]now|le[dge]',
    morphemes: 'know|ledge',
    meaning: 'the things that you have learnt',
    sentence: 'Quiz teams need a wide knowledge of music, sport and history.',
    starter: 'To win the quiz you need a wide knowledge of',
  },
];

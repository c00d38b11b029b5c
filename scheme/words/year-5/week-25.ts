import type { WordWithMorphemes } from '../word.ts';

export const week25: WordWithMorphemes[] = [
  {
    word: 'd[ough]',
    morphemes: 'dough',
    meaning: 'flour and water mixed for baking',
    sentence: 'Stretch the dough into a circle, then add tomato and cheese.',
  },
  {
    word: 'd[ough]|nut',
    morphemes: 'dough|nut',
    meaning: 'a round, sugary cake, fried and often filled with jam',
    sentence: 'Can you eat a sugary doughnut without licking your lips?',
  },
  {
    word: 'thr[ough]|out',
    morphemes: 'through|out',
    meaning: 'from the start to the end of',
    sentence: 'Hamza giggled throughout the film, even in the sad parts.',
  },
  {
    word: 'pl[ough]',
    morphemes: 'plough',
    meaning: 'a farm tool that turns over the soil',
    sentence: 'Before there were tractors, strong horses pulled the plough.',
  },
  {
    word: 'b[ough]',
    morphemes: 'bough',
    meaning: 'a large branch of a tree',
    sentence: 'Our swing hangs from the thickest bough of the oak.',
  },
  {
    word: 'thor|[ough]',
    morphemes: 'thorough',
    meaning: 'careful and complete, with nothing left out',
    sentence: 'After a thorough search of the house, we found the hamster in a slipper.',
  },
  {
    word: 'bor|[ough]',
    morphemes: 'borough',
    meaning: 'a town, or part of a city, with its own council',
    sentence: 'Hackney is a London borough with its own council and town hall.',
    starter: 'In our borough there is',
  },
  {
    word: 'in|di|[vid|u]|al',
    morphemes: 'in|divid=divide|ual',
    meaning: 'one single person',
    sentence: 'Together the team lifted a log that no individual could lift alone.',
  },
  {
    word: 'in|te[r|r]upt',
    morphemes: 'inter|rupt',
    meaning: 'to stop someone who is talking or busy',
    sentence: 'Please do not interrupt while your brother is telling a joke.',
    starter: 'Please do not interrupt me when',
  },
];

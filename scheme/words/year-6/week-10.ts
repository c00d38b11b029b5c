import type { WordWithMorphemes } from '../word.ts';

export const week10: WordWithMorphemes[] = [
  {
    word: 'prin|ci|p[al]',
    morphemes: 'princip|al',
    meaning: 'main or most important; also the head of a college',
    sentence: 'Rice is the principal food of more than half the people in the world.',
    starter: 'The principal reason to learn to swim is',
  },
  {
    word: 'prin|ci|p[le]',
    morphemes: 'principle',
    meaning: 'a rule about right and wrong that guides you',
    sentence: 'Sharing the work fairly is a principle that our team never breaks.',
    starter: 'It is a principle of our team that',
  },
  {
    word: 'pro[f|i]t',
    morphemes: 'profit',
    meaning: 'the money you have gained once all the costs are paid',
    sentence: 'After paying for seeds and pots, our plant stall still made a profit.',
    starter: 'At the school fair we made a profit by',
  },
  {
    word: 'pro[ph|e]t',
    morphemes: 'prophet',
    meaning: 'someone who says what will happen in the future',
    sentence: 'Nobody in the legend believed the prophet who said that the sea would rise.',
    starter: 'The prophet told the people that',
  },
  {
    word: 'sta|tion|[a]r|y',
    morphemes: 'station|ary',
    meaning: 'standing still',
    sentence: 'Never step off the ride until it is completely stationary.',
  },
  {
    word: 'sta|tion|[e]r|y',
    morphemes: 'stationer|y',
    meaning: 'paper, pens and other things for writing',
    sentence: 'Mei spends her pocket money on stationery, above all on gel pens.',
  },
  {
    word: 'st[ea]l',
    morphemes: 'steal',
    meaning: 'to take something that is not yours',
    sentence: 'At night, a playful fox likes to steal shoes from our doorstep.',
  },
  {
    word: 'st[ee]l',
    morphemes: 'steel',
    meaning: 'a strong metal made mostly of iron',
    sentence: 'Sheffield is famous for steel, and for the spoons and forks made from it.',
  },
  {
    word: 'for|[eign]',
    morphemes: 'foreign',
    meaning: 'from a country that is not your own',
    sentence: 'To a child in Peru, a British pound is a foreign coin.',
  },
];

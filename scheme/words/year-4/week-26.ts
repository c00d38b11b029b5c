import type { WordWithMorphemes } from '../word.ts';

export const week26: WordWithMorphemes[] = [
  {
    word: 'truth|fu[l|ly]',
    morphemes: 'truth|ful|ly',
    meaning: 'in an honest way, without lies',
    sentence: 'Esther answered truthfully, even though she knew she would be told off.',
  },
  {
    word: 'spe|[c]if|ic|[al|ly]',
    morphemes: 'specific|al|ly',
    meaning: 'for one special purpose and no other',
    sentence: 'These scissors are made specifically for people who are left-handed.',
    starter: 'These scissors are made specifically for',
  },
  {
    word: 'en|er|get|ic|[al|ly]',
    morphemes: 'energetic|al|ly',
    meaning: 'in a lively way, with lots of movement',
    sentence: 'In the sunny field, two lambs leapt energetically over a log.',
  },
  {
    word: 'clum|s[i|ly]',
    morphemes: 'clumsi=clumsy|ly',
    meaning: 'in an awkward way, with no skill',
    sentence: 'Wearing thick gloves, Fraser clumsily tried to thread the needle.',
  },
  {
    word: 'st[ea]d|[i|ly]',
    morphemes: 'steadi=steady|ly',
    meaning: 'at the same speed, without stopping',
    sentence: 'Climb steadily, and you will reach the top without getting out of breath.',
  },
  {
    word: 'sen|s[i|bly]',
    morphemes: 'sensib=sensible|ly',
    meaning: 'in a wise and careful way',
    sentence: 'For the night walk, Noor sensibly packed a torch, a map and a spare jumper.',
  },
  {
    word: 'in|cred|[i|bly]',
    morphemes: 'incredib=incredible|ly',
    meaning: 'so much that it is hard to believe',
    sentence: 'A cheetah can run incredibly fast, but only for a short time.',
  },
  {
    word: 'p[ur]|p[ose]',
    morphemes: 'purpose',
    meaning: 'the reason for doing or having something',
    sentence: "The main purpose of a camel's hump is to store fat.",
  },
  {
    word: 're|[c]ent',
    morphemes: 'recent',
    meaning: 'happening not long ago',
    sentence: 'In a recent letter, Grandpa told us about his new bees.',
  },
];

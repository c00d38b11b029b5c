import type { WordWithMorphemes } from '../word.ts';

export const week2: WordWithMorphemes[] = [
  {
    word: 'ob|ser|v[a|tion]',
    morphemes: 'observ=observe|ation',
    meaning: 'the act of watching something closely to learn about it',
    sentence: 'After an hour of careful observation, Yusuf knew where the robins had their nest.',
  },
  {
    word: 'tol|er|[a|tion]',
    morphemes: 'toler|ation',
    meaning: 'putting up with things that you do not like',
    sentence: 'In 1689 a law of toleration let more people pray in their own way.',
  },
  {
    word: 'am|a|t[eur]',
    morphemes: 'amateur',
    meaning: 'doing something for fun and not for money',
    sentence: 'He is paid to drive a bus, but he is only an amateur magician.',
  },
];

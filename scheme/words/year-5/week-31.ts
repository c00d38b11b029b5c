import type { WordWithMorphemes } from '../word.ts';

export const week31: WordWithMorphemes[] = [
  {
    word: 'a[c|c]o[m|m]o|date',
    morphemes: 'ac|com|mod|ate',
    meaning: 'to have enough room for',
    sentence: 'The hotel was full and could not accommodate a single extra guest.',
  },
  {
    word: 'a[g|g]re[s|s]ive',
    morphemes: 'ag|gress|ive',
    meaning: 'ready to attack or argue',
    sentence: 'Robins look sweet, but they can be aggressive towards other robins.',
  },
  {
    word: 'a[p|p]ar|ent',
    morphemes: 'appar=appear|ent',
    meaning: 'clear to see',
    sentence: 'When water dripped on our heads, it was apparent that the tent leaked.',
    starter: 'By half-time it was apparent that',
  },
  {
    word: 'a[p|p]re|[ci]|ate',
    morphemes: 'ap|preci|ate',
    meaning: 'to be thankful for',
    sentence: 'I really appreciate the card that you all made for me.',
  },
  {
    word: 'si[g]|n[a|ture]',
    morphemes: 'sign|ature',
    meaning: 'your name, written by hand in your own way',
    sentence: 'The tennis champion wrote her signature on my cap.',
  },
];

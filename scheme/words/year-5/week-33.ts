import type { WordWithMorphemes } from '../word.ts';

export const week33: WordWithMorphemes[] = [
  {
    word: 'pro|n[u]n|ci|a|[ti]on',
    morphemes: 'pronunci=pronounce|ation',
    meaning: 'the way in which a word is spoken',
    sentence: 'The pronunciation of Loughborough puzzles many visitors.',
  },
  {
    word: 'pro|fe[s|si]on',
    morphemes: 'profess|ion',
    meaning: 'a job that needs special training',
    sentence: 'After years of study, Dr Mensah joined the medical profession.',
  },
  {
    word: 'su[f|f]i|[ci]ent',
    morphemes: 'suf|fic|ient',
    meaning: 'as much as is needed',
    sentence: 'Take sufficient water: there are no shops on the moor.',
  },
  {
    word: 'con|[sci]ence',
    morphemes: 'con|sci|ence',
    meaning: 'the feeling inside that tells you right from wrong',
    sentence: 'A guilty conscience kept Ruby awake until she told the truth.',
  },
  {
    word: 'su[g|g]est',
    morphemes: 'sug|gest',
    meaning: 'to put forward an idea',
    sentence: 'What game do you suggest for a rainy playtime?',
  },
  {
    word: 's[y]m|b[ol]',
    morphemes: 'sym|bol',
    meaning: 'a sign or shape that stands for something',
    sentence: 'In many countries, the dove is a symbol of peace.',
    starter: 'A dove is a symbol of',
  },
];

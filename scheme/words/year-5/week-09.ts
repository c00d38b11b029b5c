import type { WordWithMorphemes } from '../word.ts';

export const week9: WordWithMorphemes[] = [
  {
    word: 'i[n|n]o|c[ent]',
    morphemes: 'in|noc|ent',
    meaning: 'not guilty, having done nothing wrong',
    sentence: 'Our dog looked innocent, but there were crumbs on his nose.',
  },
  {
    word: 'de|c[ent]',
    morphemes: 'dec|ent',
    meaning: 'good enough, of a fair standard',
    sentence: 'You need a decent pair of boots to climb Ben Nevis.',
    starter: 'For a long walk you need a decent',
  },
  {
    word: 'ur|g[ent]',
    morphemes: 'urg=urge|ent',
    meaning: 'needing to be dealt with straight away',
    sentence: 'An urgent call came in, and the lifeboat was launched at once.',
  },
  {
    word: 'fre|qu[ent]',
    morphemes: 'frequ|ent',
    meaning: 'happening or coming often',
    sentence: 'Doctors say that frequent breaks from a screen rest our eyes.',
  },
  {
    word: 'con|fi|d[ent]',
    morphemes: 'confid=confide|ent',
    meaning: 'sure that you can do something well',
    sentence: 'By the end of the week, even the beginners were confident in the water.',
  },
  {
    word: 'si|l[ent]',
    morphemes: 'sil|ent',
    meaning: 'making no sound at all',
    sentence: 'Owls are such silent fliers that a mouse can hardly hear them coming.',
  },
  {
    word: 'o|be|di|[ent]',
    morphemes: 'obedi|ent',
    meaning: 'doing what you are told',
    sentence: 'Sit, stay, roll over: what an obedient puppy!',
  },
  {
    word: 'ex|[c]e[l|l]ent',
    morphemes: 'excell=excel|ent',
    meaning: 'extremely good',
    sentence: 'Full marks again: that is an excellent result, Chidi!',
    starter: 'It is an excellent idea to',
  },
  {
    word: 'in|de|pend|[ent]',
    morphemes: 'in|depend|ent',
    meaning: 'able to do things without help from others',
    sentence: 'Now that the fox cubs are independent, they find their own food.',
  },
  {
    word: 'co[m|m]i[t|tee]',
    morphemes: 'committ=commit|ee',
    meaning: 'a small group chosen to make plans for a bigger one',
    sentence: 'The summer fair committee chose Jamila to run the cake stall.',
  },
];

import type { WordWithMorphemes } from '../word.ts';

export const week27: WordWithMorphemes[] = [
  {
    word: 'tem[p]|t[a|tion]',
    morphemes: 'tempt|ation',
    meaning: 'something that makes you want to do what you should not',
    sentence: 'Wet cement is a great temptation to anyone who likes making footprints.',
    starter: 'For a puppy it is a great temptation to',
  },
  {
    word: 'ex|pec|t[a|tion]',
    morphemes: 'expect|ation',
    meaning: 'what you think is going to happen',
    sentence: 'It was our expectation that it would rain, so blue sky was a happy surprise.',
    starter: 'It was our expectation that',
  },
  {
    word: 'pres|en|t[a|tion]',
    morphemes: 'present|ation',
    meaning: 'a talk that shows or explains something to others',
    sentence: 'For her presentation on Ghana, Amara brought drums and bright cloth.',
  },
  {
    word: 'foun|d[a|tion]',
    morphemes: 'found|ation',
    meaning: 'the solid base under a building',
    sentence: 'Without a firm foundation in the ground, a tower may begin to lean.',
    starter: 'Without a firm foundation, a house',
  },
  {
    word: 'trans|for|m[a|tion]',
    morphemes: 'trans|form|ation',
    meaning: 'a change into something very different',
    sentence: 'What a transformation! One coat of paint made our dull kitchen glow.',
  },
  {
    word: 'con|fir|m[a|tion]',
    morphemes: 'confirm|ation',
    meaning: 'proof that something is true or settled',
    sentence: 'We are waiting for confirmation that our seats on the train are booked.',
  },
  {
    word: 're|lax|[a|tion]',
    morphemes: 'relax|ation',
    meaning: 'time spent resting and feeling calm',
    sentence: "Knitting by the fire is Mr Hughes's favourite form of relaxation.",
  },
  {
    word: 'star|v[a|tion]',
    morphemes: 'starv=starve|ation',
    meaning: 'great harm from having nothing to eat',
    sentence: 'In icy weather, putting out seeds can save small birds from starvation.',
  },
  {
    word: 'var|i|[a|tion]',
    morphemes: 'vari=vary|ation',
    meaning: 'a slightly different form of something',
    sentence: 'Stuck in the mud is a variation of the game of tag.',
  },
  {
    word: 'reg|u|l[ar]',
    morphemes: 'regul|ar',
    meaning: 'happening again and again, evenly spaced',
    sentence: 'Buses to town are regular: one comes every ten minutes.',
  },
];

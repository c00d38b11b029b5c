import type { WordWithMorphemes } from '../word.ts';

export const week27: WordWithMorphemes[] = [
  {
    word: 'sac|ri|f[ice]',
    morphemes: 'sacri|fice',
    meaning: 'something important that you give up to help others',
    sentence: "Selling his guitar was a sacrifice, but it paid for his sister's trip.",
    starter: 'She made a sacrifice when she',
  },
];

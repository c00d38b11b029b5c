import type { WordWithMorphemes } from '../word.ts';

export const week3: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week8: WordWithMorphemes[] = [];

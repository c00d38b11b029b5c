import type { WordWithMorphemes } from '../word.ts';

export const week21: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week32: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week17: WordWithMorphemes[] = [];

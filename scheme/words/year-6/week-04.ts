import type { WordWithMorphemes } from '../word.ts';

export const week4: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week33: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week22: WordWithMorphemes[] = [];

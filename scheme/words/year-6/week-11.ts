import type { WordWithMorphemes } from '../word.ts';

export const week11: WordWithMorphemes[] = [];

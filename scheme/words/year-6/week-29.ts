import type { WordWithMorphemes } from '../word.ts';

export const week29: WordWithMorphemes[] = [];

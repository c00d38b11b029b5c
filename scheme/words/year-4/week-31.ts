import type { WordWithMorphemes } from '../word.ts';

export const week31: WordWithMorphemes[] = [];

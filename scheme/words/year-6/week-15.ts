import type { WordWithMorphemes } from '../word.ts';

export const week15: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week13: WordWithMorphemes[] = [];

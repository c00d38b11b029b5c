import type { WordWithMorphemes } from '../word.ts';

export const week2: WordWithMorphemes[] = [];

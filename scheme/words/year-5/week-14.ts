import type { WordWithMorphemes } from '../word.ts';

export const week14: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week19: WordWithMorphemes[] = [];

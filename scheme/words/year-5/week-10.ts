import type { WordWithMorphemes } from '../word.ts';

export const week10: WordWithMorphemes[] = [];

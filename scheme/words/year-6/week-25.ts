import type { WordWithMorphemes } from '../word.ts';

export const week25: WordWithMorphemes[] = [];

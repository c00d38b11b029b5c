import type { WordWithMorphemes } from '../word.ts';

export const week27: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week20: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week16: WordWithMorphemes[] = [];

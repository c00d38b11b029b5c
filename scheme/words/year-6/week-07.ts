import type { WordWithMorphemes } from '../word.ts';

export const week7: WordWithMorphemes[] = [];

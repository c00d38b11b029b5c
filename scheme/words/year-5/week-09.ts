import type { WordWithMorphemes } from '../word.ts';

export const week9: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week34: WordWithMorphemes[] = [];

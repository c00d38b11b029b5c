import type { WordWithMorphemes } from '../word.ts';

export const week28: WordWithMorphemes[] = [];

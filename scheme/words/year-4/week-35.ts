import type { WordWithMorphemes } from '../word.ts';

export const week35: WordWithMorphemes[] = [];

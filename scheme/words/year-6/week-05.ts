import type { WordWithMorphemes } from '../word.ts';

export const week5: WordWithMorphemes[] = [];

import type { WordWithMorphemes } from '../word.ts';

export const week23: WordWithMorphemes[] = [];

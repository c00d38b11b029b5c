import type { WordWithMorphemes } from '../word.ts';

export const week1: WordWithMorphemes[] = [];

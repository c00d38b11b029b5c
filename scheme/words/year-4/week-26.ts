import type { WordWithMorphemes } from '../word.ts';

export const week26: WordWithMorphemes[] = [];

import type { WordWithSounds } from '../word.ts';

export const week8: WordWithSounds[] = [];

import type { WordWithSounds } from '../word.ts';

export const week21: WordWithSounds[] = [];

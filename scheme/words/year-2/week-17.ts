import type { WordWithSounds } from '../word.ts';

export const week17: WordWithSounds[] = [];

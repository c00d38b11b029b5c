import type { WordWithSounds } from '../word.ts';

export const week33: WordWithSounds[] = [];

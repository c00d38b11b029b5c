import type { WordWithSounds } from '../word.ts';

export const week2: WordWithSounds[] = [];

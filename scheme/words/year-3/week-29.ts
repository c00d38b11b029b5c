import type { WordWithSounds } from '../word.ts';

export const week29: WordWithSounds[] = [];

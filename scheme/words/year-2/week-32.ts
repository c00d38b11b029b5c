import type { WordWithSounds } from '../word.ts';

export const week32: WordWithSounds[] = [];

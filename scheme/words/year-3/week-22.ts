import type { WordWithSounds } from '../word.ts';

export const week22: WordWithSounds[] = [];

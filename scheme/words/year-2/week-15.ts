import type { WordWithSounds } from '../word.ts';

export const week15: WordWithSounds[] = [];

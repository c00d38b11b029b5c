import type { WordWithSounds } from '../word.ts';

export const week13: WordWithSounds[] = [];

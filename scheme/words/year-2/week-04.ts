import type { WordWithSounds } from '../word.ts';

export const week4: WordWithSounds[] = [];

import type { WordWithSounds } from '../word.ts';

export const week3: WordWithSounds[] = [];

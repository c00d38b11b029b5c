import type { WordWithSounds } from '../word.ts';

export const week9: WordWithSounds[] = [];

import type { WordWithSounds } from '../word.ts';

export const week7: WordWithSounds[] = [];

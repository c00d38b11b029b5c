import type { WordWithSounds } from '../word.ts';

export const week11: WordWithSounds[] = [];

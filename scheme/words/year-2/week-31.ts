import type { WordWithSounds } from '../word.ts';

export const week31: WordWithSounds[] = [];

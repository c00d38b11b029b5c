import type { WordWithSounds } from '../word.ts';

export const week34: WordWithSounds[] = [];

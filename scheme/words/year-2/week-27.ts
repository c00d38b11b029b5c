import type { WordWithSounds } from '../word.ts';

export const week27: WordWithSounds[] = [];

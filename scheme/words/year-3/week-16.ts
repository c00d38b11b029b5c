import type { WordWithSounds } from '../word.ts';

export const week16: WordWithSounds[] = [];

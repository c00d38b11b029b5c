import type { WordWithSounds } from '../word.ts';

export const week25: WordWithSounds[] = [];

import type { WordWithSounds } from '../word.ts';

export const week35: WordWithSounds[] = [];

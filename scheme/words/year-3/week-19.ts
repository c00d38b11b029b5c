import type { WordWithSounds } from '../word.ts';

export const week19: WordWithSounds[] = [];

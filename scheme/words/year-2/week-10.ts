import type { WordWithSounds } from '../word.ts';

export const week10: WordWithSounds[] = [];

import type { WordWithSounds } from '../word.ts';

export const week20: WordWithSounds[] = [];

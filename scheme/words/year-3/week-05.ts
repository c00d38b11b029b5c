import type { WordWithSounds } from '../word.ts';

export const week5: WordWithSounds[] = [];

import type { WordWithSounds } from '../word.ts';

export const week23: WordWithSounds[] = [];

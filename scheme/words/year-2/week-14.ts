import type { WordWithSounds } from '../word.ts';

export const week14: WordWithSounds[] = [];

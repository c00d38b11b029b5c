import type { WordWithSounds } from '../word.ts';

export const week28: WordWithSounds[] = [];

import type { WordWithSounds } from '../word.ts';

export const week1: WordWithSounds[] = [];

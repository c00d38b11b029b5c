import type { WordWithSounds } from '../word.ts';

export const week26: WordWithSounds[] = [];

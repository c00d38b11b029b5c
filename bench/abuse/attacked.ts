import type { Phase } from './bounds.ts';
import type { Loot } from './target.ts';

export interface Attacked extends Phase {
  loot: Loot;
  /** How long the site took to answer quickly again, in seconds. */
  settledAfter: number;
  /** The p95 of the teachers beside as many harmless requests, where the attack was beyond its bound. */
  harmlessP95?: number;
}

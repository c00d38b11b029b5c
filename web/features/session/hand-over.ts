import { HAND_OVER_ID, type HandOver } from '#contract/hand-over.ts';
import { owedSignOut } from './owed-sign-out.ts';

/** What came with the page; null where there is nothing, as in development, or it is not to be trusted. */
export const handedOver: HandOver | null = owedSignOut.exists() ? null : readHandOver();

function readHandOver(): HandOver | null {
  // Written by our own server into the page that this code belongs to.
  return JSON.parse(document.getElementById(HAND_OVER_ID)?.textContent ?? 'null');
}

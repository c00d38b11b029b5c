import { setTimeout as sleep } from 'node:timers/promises';

/** How people fared who signed in again during an attack, in browsers they had signed in with before. */
export interface SignIns {
  /** How long each took, mail included, in milliseconds. */
  took: readonly number[];
  refusals: readonly string[];
}

/** The attack is under way by then, and has used up what it can. */
const FIRST_AFTER_SHARE = 0.2;

/** Everybody signs in at another moment, and again after `everySeconds`. */
export async function signInDuring(
  signIns: (() => Promise<void>)[],
  { seconds, everySeconds }: { seconds: number; everySeconds: number },
): Promise<SignIns> {
  const took: number[] = [];
  const refusals: string[] = [];
  const began = performance.now();
  const first = seconds * FIRST_AFTER_SHARE;
  const apart = Math.min(everySeconds, seconds - first) / signIns.length;
  await Promise.all(signIns.map((signIn, number) => visit(signIn, first + number * apart)));
  return { took, refusals };

  async function visit(signIn: () => Promise<void>, at: number): Promise<void> {
    for (let due = at; due < seconds; due += everySeconds) {
      await sleep(began + due * 1000 - performance.now());
      const asked = performance.now();
      try {
        await signIn();
        took.push(performance.now() - asked);
      } catch (error) {
        refusals.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
}

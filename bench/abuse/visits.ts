import { setTimeout as sleep } from 'node:timers/promises';
import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import { signInAgain, signInStaffAgain } from './sign-in.ts';
import type { Site } from './site.ts';

/** Sign-ins during an attack, in browsers that signed in before. */
export interface SignIns {
  /** Milliseconds of each sign-in, mail included. */
  took: readonly number[];
  refusals: readonly string[];
}

type Visit = (site: Site, seconds: number) => Promise<SignIns>;

/** By then the attack has used up every limit that it can use up. */
const FIRST_AFTER_SHARE = 0.2;
/** As soon as an address may get another code. */
const CODE_EVERY_SECONDS = CODE_RESEND_SECONDS + 1;
const PASSWORD_EVERY_SECONDS = 5;

/** Who signs in again during which attack. */
export const VISITS: Record<string, Visit> = {
  'one address': (site, seconds) =>
    signInDuring([() => signInAgain(site, site.victim)], {
      seconds,
      everySeconds: CODE_EVERY_SECONDS,
    }),
  'wrong passwords': signInStaffDuring,
  'made-up addresses': (site, seconds) => signInRegularsDuring(site, 'orchard', seconds),
  'mail flood': (site, seconds) => signInRegularsDuring(site, 'meadow', seconds),
  'password flood': signInStaffDuring,
};

function signInRegularsDuring(site: Site, school: keyof Site['regulars'], seconds: number) {
  const signIns = site.regulars[school].map((person) => () => signInAgain(site, person));
  return signInDuring(signIns, { seconds, everySeconds: CODE_EVERY_SECONDS });
}

function signInStaffDuring({ staff }: Site, seconds: number) {
  const signIns = staff.map((browser) => () => signInStaffAgain(browser));
  return signInDuring(signIns, { seconds, everySeconds: PASSWORD_EVERY_SECONDS });
}

/** Spreads the sign-ins over time, and repeats each after `everySeconds`. */
async function signInDuring(
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

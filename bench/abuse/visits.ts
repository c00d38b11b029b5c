import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import { signInAgain, signInStaffAgain } from './sign-in.ts';
import type { Site } from './site.ts';
import { signInDuring, type SignIns } from './visitors.ts';

type Visit = (site: Site, seconds: number) => Promise<SignIns>;

/** As soon as another code may be asked for. */
const CODE_EVERY_SECONDS = CODE_RESEND_SECONDS + 1;
const PASSWORD_EVERY_SECONDS = 5;

/** Who signs in again during which attack. */
export const VISITS: Record<string, Visit> = {
  'one address': (site, seconds) =>
    signInDuring([() => signInAgain(site, site.victim)], {
      seconds,
      everySeconds: CODE_EVERY_SECONDS,
    }),
  'wrong passwords': signInTheStaff,
  'made-up addresses': (site, seconds) => signInRegulars(site, 'orchard', seconds),
  'mail flood': (site, seconds) => signInRegulars(site, 'meadow', seconds),
  'password flood': signInTheStaff,
};

function signInRegulars(site: Site, school: keyof Site['regulars'], seconds: number) {
  const signIns = site.regulars[school].map((person) => () => signInAgain(site, person));
  return signInDuring(signIns, { seconds, everySeconds: CODE_EVERY_SECONDS });
}

function signInTheStaff({ staff }: Site, seconds: number) {
  const signIns = staff.map((browser) => () => signInStaffAgain(browser));
  return signInDuring(signIns, { seconds, everySeconds: PASSWORD_EVERY_SECONDS });
}

import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { CODE_RESEND_SECONDS, VERIFICATION_CODE_MINUTES } from '#contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { createLimiter } from '../../limits/limiter.queries.ts';
import { take, tooMany, tryTake } from '../../limits/take.ts';
import { CODE_TRIES } from './better-auth.ts';
import { WRONG_PASSWORDS } from './wrong-passwords.queries.ts';

const HOUR_SECONDS = 60 * 60;
const CODES_AN_HOUR = 5;
/** All the schools of a county may come from one address, so these only stop a flood. */
const NETWORK_WINDOW_SECONDS = 10 * 60;
const NETWORK_CODES = 3000;
const NETWORK_TRIES = 6000;
const NEAR_PASSWORDS = 10;
const NEAR_PASSWORD_SECONDS = 15 * 60;
const ALL_PASSWORDS = 100;
const CODE_PAUSE = { name: 'code-pause', points: 1, seconds: CODE_RESEND_SECONDS };
const CODE_SLOT = { name: 'code-slot', points: 1, seconds: HOUR_SECONDS };
const CODE_TRIES_LIMIT = {
  name: 'code-tries',
  points: CODE_TRIES,
  seconds: VERIFICATION_CODE_MINUTES * 60,
};

export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** How often a code may be asked for and a code or a password be tried: by address first, then by network. */
export function createSignInLimits(db: Database) {
  const limiter = (name: string, points: number, seconds: number) =>
    createLimiter(db, { name, points, seconds });
  const networkCodes = limiter('codes-network', NETWORK_CODES, NETWORK_WINDOW_SECONDS);
  const networkTries = limiter('tries-network', NETWORK_TRIES, NETWORK_WINDOW_SECONDS);
  const codeTries = createLimiter(db, CODE_TRIES_LIMIT);
  const nearPasswords = limiter(WRONG_PASSWORDS.near, NEAR_PASSWORDS, NEAR_PASSWORD_SECONDS);
  const allPasswords = limiter(WRONG_PASSWORDS.all, ALL_PASSWORDS, HOUR_SECONDS);

  return {
    async takeNetworkCode(network: string): Promise<void> {
      await take(networkCodes, network, 'sign-in/too-many-codes');
    },

    /** Counted with what the transaction does, or not at all. A new code has tries of its own. */
    async takeCode(transaction: Database, email: string): Promise<void> {
      await take(createLimiter(transaction, CODE_PAUSE), email, 'sign-in/too-many-codes');
      await takeSlot(createLimiter(transaction, CODE_SLOT), email);
      await createLimiter(transaction, CODE_TRIES_LIMIT).delete(email);
    },

    /** Taken before the code is compared, so that no number of tries at once gets past it. */
    async takeCodeTry(email: string, network: string): Promise<void> {
      await take(networkTries, network, 'sign-in/too-many-tries');
      await take(codeTries, email, 'sign-in/too-many-tries');
    },

    async takePasswordTry(network: string): Promise<void> {
      await take(networkTries, network, 'sign-in/too-many-tries');
    },

    /** Only wrong passwords count: a whole staff may sign in with the right one at the same time. */
    async requireFewWrongPasswords(domain: string, network: string): Promise<void> {
      await requireLeft(nearPasswords, near(domain, network));
      await requireLeft(allPasswords, domain);
    },

    async countWrongPassword(domain: string, network: string): Promise<void> {
      await nearPasswords.penalty(near(domain, network));
      await allPasswords.penalty(domain);
    },
  };
}

/** Each of an hour's codes has a slot that is free again an hour later: no hour ever sees one more. */
async function takeSlot(codeSlot: RateLimiterPostgres, email: string): Promise<void> {
  const waits: number[] = [];
  for (let slot = 1; slot <= CODES_AN_HOUR; slot += 1) {
    const refused = await tryTake(codeSlot, `${slot} ${email}`);
    if (!refused) return;
    waits.push(refused.msBeforeNext);
  }
  throw tooMany('sign-in/too-many-codes', Math.min(...waits));
}

async function requireLeft(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const counted = await limiter.get(key);
  if (!counted || counted.consumedPoints < limiter.points) return;
  throw tooMany('sign-in/too-many-tries', counted.msBeforeNext);
}

function near(domain: string, network: string): string {
  return `${domain} ${network}`;
}

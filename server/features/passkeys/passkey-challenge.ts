import * as z from 'zod/mini';
import { RETENTION_SECONDS } from '#contract/retention.ts';
import { createSealedCookie } from '../../http/sealed-cookie.ts';
import { deriveKey } from '../../secret.ts';

/** The sign-in page asks for a passkey as long as it is open. */
export const CHALLENGE_SECONDS = RETENTION_SECONDS.challenges;
/** How long a browser waits for the person, in milliseconds. */
export const PASSKEY_TIMEOUT_MS = 5 * 60_000;

const challenge = z.object({
  challenge: z.string(),
  /** The user who adds a passkey; undefined for a sign-in. */
  userId: z.optional(z.string()),
});

export type ChallengeCookie = ReturnType<typeof createChallengeCookie>;

export function createChallengeCookie(settings: {
  secret: string;
  publicUrl: string;
  now: () => Date;
}) {
  return createSealedCookie({
    publicUrl: settings.publicUrl,
    now: settings.now,
    name: 'passkey-challenge',
    key: deriveKey(settings.secret, 'challenges of passkeys'),
    maxAgeSeconds: CHALLENGE_SECONDS,
    schema: challenge,
  });
}

import * as z from 'zod/mini';
import { RETENTION_SECONDS } from '#contract/retention.ts';
import { createSealedCookies } from '../../http/sealed-cookies.ts';
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

/** Tabs of one browser in which a passkey may be offered. */
const CHALLENGES = 5;

export type ChallengeCookies = ReturnType<typeof createChallengeCookies>;

/** By the challenge. */
export function createChallengeCookies(settings: {
  secret: string;
  publicUrl: string;
  now: () => Date;
}) {
  return createSealedCookies({
    most: CHALLENGES,
    publicUrl: settings.publicUrl,
    now: settings.now,
    name: 'passkey-challenge',
    key: deriveKey(settings.secret, 'challenges of passkeys'),
    maxAgeSeconds: CHALLENGE_SECONDS,
    schema: challenge,
  });
}

const clientData = z.object({ challenge: z.string() });

/** The challenge that a browser says it has answered; empty if it says nothing that we understand. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return clientData.safeParse(said).data?.challenge ?? '';
  } catch {
    return '';
  }
}

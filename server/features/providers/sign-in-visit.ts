import * as z from 'zod/mini';
import { RETENTION_SECONDS } from '#contract/retention.ts';
import { providerId } from '#contract/sign-in-ways.ts';
import { createSealedCookie } from '../../http/sealed-cookie.ts';
import { createSealedCookies } from '../../http/sealed-cookies.ts';
import { deriveKey } from '../../secret.ts';

/** How long a visit to a provider may take, with a password to remember and a telephone to find. */
export const VISIT_SECONDS = RETENTION_SECONDS.providerVisits;

/** Tabs in which one person may be on the way to a provider. */
const VISITS = 3;

const visit = z.object({
  provider: providerId,
  departure: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** Where the person wanted to go. */
  next: z.optional(z.string()),
  /** The session whose account is being checked; undefined for a sign-in. */
  sessionId: z.optional(z.string()),
});

const account = z.object({
  provider: providerId,
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
});

export type VisitCookies = ReturnType<typeof createVisitCookies>;

/** What a browser keeps between leaving for a provider and being signed in. */
export function createVisitCookies(settings: {
  secret: string;
  publicUrl: string;
  now: () => Date;
}) {
  const { secret, publicUrl, now } = settings;
  const shared = { publicUrl, now, maxAgeSeconds: VISIT_SECONDS };
  return {
    /** By the state of the visit. */
    visits: createSealedCookies({
      ...shared,
      most: VISITS,
      name: 'provider-visit',
      key: deriveKey(secret, 'visits to providers'),
      schema: visit,
    }),
    unconfirmed: createSealedCookie({
      ...shared,
      name: 'unconfirmed-account',
      key: deriveKey(secret, 'unconfirmed accounts'),
      schema: account,
    }),
  };
}

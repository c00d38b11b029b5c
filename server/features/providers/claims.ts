import * as z from 'zod/mini';
import { parseEmail } from '#contract/email.ts';
import { text } from '#contract/text.ts';

const ISSUER_CHARACTERS = 500;
/** As the standard limits it. */
const SUBJECT_CHARACTERS = 255;
const CLAIM_CHARACTERS = 320;

/** What is not as expected is left out. */
const short = z.pipe(
  z.optional(z.unknown()),
  z.transform((claim) => text(CLAIM_CHARACTERS).safeParse(claim).data),
);
/** Some providers write booleans as texts or numbers. */
const TRUE = new Set<unknown>([true, 'true', '1', 1]);
const flag = z.pipe(
  z.optional(z.unknown()),
  z.transform((claim) => TRUE.has(claim)),
);

const idToken = z.object({
  iss: text(ISSUER_CHARACTERS),
  sub: text(SUBJECT_CHARACTERS).check(z.minLength(1)),
  email: short,
  email_verified: flag,
  hd: short,
  tid: short,
  xms_edov: flag,
});

/** What a provider says about an account. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Undefined for an account without an address that we accept. */
  email: { address: string; domain: string } | undefined;
  emailVerified: boolean;
  /** Google: the domain of the organisation that the account belongs to. */
  hostedDomain: string | undefined;
  /** Microsoft: the tenant that the account belongs to. */
  tenant: string | undefined;
  /** Microsoft: the owner of the address's domain has been verified. */
  domainOwnerVerified: boolean;
}

export function parseClaims(claims: unknown): Claims | undefined {
  const { data } = idToken.safeParse(claims);
  return (
    data && {
      issuer: data.iss,
      subject: data.sub,
      email: parseEmail(data.email ?? ''),
      emailVerified: data.email_verified,
      hostedDomain: data.hd?.toLowerCase(),
      tenant: data.tid?.toLowerCase(),
      domainOwnerVerified: data.xms_edov,
    }
  );
}

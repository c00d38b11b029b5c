import * as z from 'zod/mini';
import { RETENTION_SECONDS } from '#contract/retention.ts';
import { createSealedCookie } from '../../http/sealed-cookie.ts';
import { deriveKey } from '../../secret.ts';

export type UnconfirmedPasskeyCookie = ReturnType<typeof createUnconfirmedPasskeyCookie>;

/** The passkey that was shown in this browser and works again once its owner has signed in with a code here. */
export function createUnconfirmedPasskeyCookie(settings: {
  secret: string;
  publicUrl: string;
  now: () => Date;
}) {
  return createSealedCookie({
    publicUrl: settings.publicUrl,
    now: settings.now,
    name: 'unconfirmed-passkey',
    key: deriveKey(settings.secret, 'passkeys to confirm'),
    maxAgeSeconds: RETENTION_SECONDS.providerVisits,
    schema: z.object({ passkeyId: z.string() }),
  });
}

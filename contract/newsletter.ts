import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** The longest token of a link to leave the newsletter. */
const TOKEN_CHARACTERS = 120;

/** Who wants the newsletter. Not a GET, because it is noted in the audit log. */
export const exportNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/exports',
  input: z.strictObject({}),
  output: z.object({
    people: z.array(
      z.object({
        email: z.string(),
        name: z.string().nullable(),
        /** Since when; null for a choice that was made before this was noted. */
        since: z.iso.datetime().nullable(),
        /** Where this person leaves the newsletter, without signing in. */
        unsubscribeUrl: z.string(),
      }),
    ),
  }),
});

/** Needs no sign-in, but the token of a link in a mail. Leaving twice is fine. */
export const leaveNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/leave',
  input: z.strictObject({ token: text(TOKEN_CHARACTERS) }),
  output: z.object({}),
});

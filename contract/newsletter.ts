import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NEWSLETTER_CHARACTERS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { multiLineText, rawMaximum, rowId, text } from './text.ts';

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
        name: z.nullable(z.string()),
        /** Since when; null for a choice that was made before this was noted. */
        since: z.nullable(z.iso.datetime()),
        /** Where this person leaves the newsletter, without signing in. */
        unsubscribeUrl: z.string(),
      }),
    ),
  }),
});

/** From a link in a mail; no sign-in is needed. */
const linkToken = z.strictObject({ token: text(TOKEN_CHARACTERS) });

/** Refuses a link that is not whole, and changes nothing. */
export const checkNewsletterLink = endpoint({
  method: 'GET',
  path: '/api/newsletter/link',
  input: linkToken,
  output: z.object({}),
});

/** Leaving twice is fine. */
export const leaveNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/leave',
  input: linkToken,
  output: z.object({}),
});

const newsletter = z.strictObject({
  subject: oneLine(NEWSLETTER_CHARACTERS.subject),
  text: multiLineText(rawMaximum(NEWSLETTER_CHARACTERS.text)).check(
    z.trim(),
    z.minLength(1),
    z.maxLength(NEWSLETTER_CHARACTERS.text),
  ),
});

export type Newsletter = z.infer<typeof newsletter>;

/** Keeps a newsletter and mails it to the caller alone. */
export const testNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletters',
  status: 201,
  input: newsletter,
  output: z.object({
    id: z.uuid(),
    /** How many people want the newsletter now. */
    readers: z.int(),
  }),
});

/** Mails it to everybody who wants the newsletter. Sending it twice is fine: each person gets it once. */
export const sendNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletters/:id/sendings',
  input: z.strictObject({ id: rowId }),
  /** To how many people it is sent. */
  output: z.object({ people: z.int() }),
});

import * as z from 'zod/mini';
import { providerId } from './sign-in-ways.ts';
import { multiLineText, text } from './text.ts';

/** Longer than any address of this site. */
const NEXT_CHARACTERS = 1500;
/** Providers choose their own; these are several times what they send. */
const CODE_CHARACTERS = 8000;
const STATE_CHARACTERS = 500;
const ERROR_CHARACTERS = 200;
const DESCRIPTION_CHARACTERS = 4000;
const ISSUER_CHARACTERS = 1000;

/** The provider that an address is about. */
export const providerPath = z.strictObject({ provider: providerId });

/** What a browser that leaves for a provider may bring. */
export const leaveQuery = z.strictObject({ next: z.optional(text(NEXT_CHARACTERS)) });

/** The part of a provider's answer that is read. Microsoft describes an error in several lines. */
export const returnQuery = z.strictObject({
  code: z.optional(text(CODE_CHARACTERS)),
  state: z.optional(text(STATE_CHARACTERS)),
  iss: z.optional(text(ISSUER_CHARACTERS)),
  error: z.optional(text(ERROR_CHARACTERS)),
  error_description: z.optional(multiLineText(DESCRIPTION_CHARACTERS)),
});

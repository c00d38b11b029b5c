import * as z from 'zod/mini';
import { emailAddress } from './email.ts';
import { endpoint } from './endpoint.ts';
import { SUPPORT_MESSAGE_CHARACTERS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { multiLineText, rawMaximum } from './text.ts';

export const sendSupportMessage = endpoint({
  method: 'POST',
  path: '/api/support/messages',
  input: z.strictObject({
    name: oneLine(SUPPORT_MESSAGE_CHARACTERS.name),
    email: emailAddress,
    message: multiLineText(rawMaximum(SUPPORT_MESSAGE_CHARACTERS.message)).check(
      z.trim(),
      z.minLength(1),
      z.maxLength(SUPPORT_MESSAGE_CHARACTERS.message),
    ),
  }),
  output: z.object({}),
});

export type SupportMessage = z.infer<typeof sendSupportMessage.input>;

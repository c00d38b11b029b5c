import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const setupStep = z.enum(['brand', 'mail', 'school', 'library', 'backup']);

export type SetupStep = z.infer<typeof setupStep>;

/** What is left to do on a new site. */
export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  input: z.strictObject({}),
  output: z.object({
    /** The list is not shown: everything is done, it was dismissed, or the site was not new. */
    isOver: z.boolean(),
    done: z.array(setupStep),
  }),
});

/** Confirms a step that only a person can judge, or dismisses the list. */
export const confirmSetup = endpoint({
  method: 'POST',
  path: '/api/setup/steps',
  input: z.strictObject({ step: z.enum(['brand', 'mail', 'dismissed']) }),
  output: z.object({}),
});

/** Sends a message to the caller, to show that mail arrives. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/setup/mail',
  input: z.strictObject({}),
  output: z.object({}),
});

import * as z from 'zod/mini';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

export const errorAnswer = z.object({
  error: z.object({
    code: z.custom<ErrorCode>(isErrorCode),
    requestId: z.string(),
    /** For `request/invalid`: which input fields were refused, and why. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

/** A list may have thousands of wrong items. */
const MOST_NAMED = 50;
/** A reason may repeat the name of an unknown field, which may be long. */
const REASON_CHARACTERS = 200;

/** Which input fields a schema refused, and why; `input` stands for the whole. */
export function refusedFields(error: z.core.$ZodError): Record<string, string> {
  const entries = error.issues
    .slice(0, MOST_NAMED)
    .map(({ path, message }) => [path.join('.') || 'input', message.slice(0, REASON_CHARACTERS)]);
  return Object.fromEntries(entries);
}

export type ErrorAnswer = z.infer<typeof errorAnswer>;

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
}

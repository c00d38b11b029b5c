import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';

export const errorAnswer = z.object({
  error: z.object({
    code: z.string().refine(isErrorCode),
    requestId: z.string(),
    /** For `request/invalid`: which input fields were refused, and why. */
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

/** Which input fields a schema refused, and why; `input` stands for the whole. */
export function refusedFields(error: z.ZodError): Record<string, string> {
  const entries = error.issues.map((issue) => [issue.path.join('.') || 'input', issue.message]);
  return Object.fromEntries(entries);
}

export type ErrorAnswer = z.infer<typeof errorAnswer>;

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

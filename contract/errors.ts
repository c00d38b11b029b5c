import { z } from 'zod';

/** Every error the server can answer with. `web/copy/errors.ts` has the words for each. */
export const ERROR_STATUS = {
  'request/invalid': 400,
  'request/cross-site': 403,
  'request/not-found': 404,
  'request/timeout': 408,
  'request/too-large': 413,
  'request/not-json': 415,
  'request/not-form': 415,
  'request/headers-too-large': 431,
  'session/required': 401,
  'access/denied': 403,
  'subscription/required': 403,
  'sign-in/code-refused': 401,
  'sign-in/second-code': 401,
  'sign-in/organisation-refused': 401,
  'sign-in/too-many-codes': 429,
  'sign-in/too-many-tries': 429,
  'support/too-many-messages': 429,
  'resource/not-found': 404,
  'resource/read-only': 403,
  'link/refused': 403,
  'favourites/full': 409,
  'folder/not-found': 404,
  'folder/exists': 409,
  'upload/incomplete': 400,
  'upload/too-large': 413,
  'upload/not-pdf': 415,
  'upload/damaged': 422,
  'upload/locked': 422,
  'upload/too-many-pages': 422,
  'upload/too-demanding': 422,
  'school/not-found': 404,
  'school/domain-taken': 409,
  'school/domain-is-ending': 422,
  'school/domain-of-mail-service': 422,
  'school/domain-shared': 409,
  'organisation-account/exists': 409,
  'organisation-account/login-of-person': 409,
  'organisation-account/not-found': 404,
  'service/failed': 500,
  'service/unavailable': 503,
  'storage/full': 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

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

import * as z from 'zod/mini';

/** Refuses the value that a transformation was given: `z.transform((value, context) => … refuseValue(context))`. */
export function refuseValue(context: z.core.ParsePayload, message?: string): never {
  context.issues.push({ code: 'custom', input: context.value, ...(message && { message }) });
  return z.NEVER;
}

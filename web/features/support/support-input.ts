import * as z from 'zod/mini';
import { sendSupportMessage } from '#contract/support.ts';
import { typed } from '../../api/typed.ts';
import { supportRefusals } from '../../copy/support-refusals.ts';
import { supportCopy } from '../../copy/support.ts';

const { name, email } = sendSupportMessage.input.shape;

export const supportForm = z.extend(sendSupportMessage.input, {
  name: typed(name),
  email: typed(email),
});

type SupportField = keyof typeof supportCopy.labels;

/** The message below a field, by the code of the schema's refusal. */
export function supportRefusal(field: SupportField, code: string): string {
  if (code === 'too_big' && field !== 'email') return supportRefusals.tooLong[field];
  return supportRefusals.refused[field];
}

export function isSupportField(field: unknown): field is SupportField {
  return typeof field === 'string' && Object.hasOwn(supportCopy.labels, field);
}

import * as z from 'zod/mini';
import { sendSupportMessage } from '#contract/support.ts';
import { call } from '../../api/call.ts';
import { trimmed } from '../../api/trimmed.ts';
import { supportRefusals } from '../../copy/support-refusals.ts';
import { supportCopy } from '../../copy/support.ts';
import type { SubmittedForm } from '../../ui/submitted-form.ts';

const { name, email } = sendSupportMessage.input.shape;

const supportForm = z.extend(sendSupportMessage.input, {
  name: trimmed(name),
  email: trimmed(email),
});

type SupportField = keyof typeof supportCopy.labels;

/** Checks and sends a support message: on the server where the form was posted, otherwise in the browser. */
export async function submitSupport(
  fields: URLSearchParams,
): Promise<{ submitted: SubmittedForm }> {
  const values = valuesOf(fields);
  const checked = supportForm.safeParse(values);
  if (!checked.success) return { submitted: { values, refused: refusedSupport(fields) } };
  try {
    await call(sendSupportMessage, checked.data);
    return { submitted: { values: {}, notice: supportCopy.sent } };
  } catch {
    return { submitted: { values, problem: supportCopy.failed } };
  }
}

/** The messages below the fields that the contract refuses. */
export function refusedSupport(fields: URLSearchParams): Record<string, string> {
  const { error } = supportForm.safeParse(valuesOf(fields));
  const refusals = (error?.issues ?? []).map(({ path: [field], code }) =>
    isSupportField(field) ? { [field]: supportRefusal(field, code) } : {},
  );
  return Object.assign({}, ...refusals);
}

function valuesOf(fields: URLSearchParams) {
  return {
    name: fields.get('name') ?? '',
    email: fields.get('email') ?? '',
    // Browsers post line ends as CR LF.
    message: (fields.get('message') ?? '').replaceAll('\r\n', '\n'),
  };
}

/** The message below a field, by the code of the schema's refusal. */
function supportRefusal(field: SupportField, code: string): string {
  if (code === 'too_big' && field !== 'email') return supportRefusals.tooLong[field];
  return supportRefusals.refused[field];
}

function isSupportField(field: unknown): field is SupportField {
  return typeof field === 'string' && Object.hasOwn(supportCopy.labels, field);
}

import { sendSupportMessage } from '#contract/support.ts';
import { call } from '../../api/call.ts';
import { supportCopy } from '../../copy/support.ts';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { isSupportField, supportForm, supportRefusal } from './support-input.ts';

/** Checks and sends a support message: on the server where the form was posted, otherwise in the browser. */
export async function submitSupport(
  fields: URLSearchParams,
): Promise<{ submitted: SubmittedForm }> {
  const values = valuesOf(fields);
  const typed = supportForm.safeParse(values);
  if (!typed.success) return { submitted: { values, refused: refusedSupport(fields) } };
  try {
    await call(sendSupportMessage, typed.data);
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

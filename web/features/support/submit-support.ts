import { sendSupportMessage } from '#contract/support.ts';
import { call } from '../../api/call.ts';
import { supportCopy } from '../../copy/support.ts';
import type { Submission } from '../../ui/submitted-form.ts';
import { isSupportField, supportForm, supportRefusal } from './support-input.ts';

/** Sends a support message from a form that was posted without script. */
export async function submitSupport(fields: URLSearchParams): Promise<Submission> {
  const values = {
    name: fields.get('name') ?? '',
    email: fields.get('email') ?? '',
    // Browsers post line ends as CR LF.
    message: (fields.get('message') ?? '').replaceAll('\r\n', '\n'),
  };
  const typed = supportForm.safeParse(values);
  if (!typed.success) {
    const refusals = typed.error.issues.map(({ path: [field], code }) =>
      isSupportField(field) ? { [field]: supportRefusal(field, code) } : {},
    );
    return { submitted: { values, refused: Object.assign({}, ...refusals) } };
  }
  try {
    await call(sendSupportMessage, typed.data);
    return { submitted: { values: {}, notice: supportCopy.sent } };
  } catch {
    return { submitted: { values, problem: supportCopy.failed } };
  }
}

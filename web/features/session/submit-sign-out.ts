import { signOut } from '#contract/session.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import type { Submission } from '../../ui/submitted-form.ts';
import { SIGN_OUT_INTENT } from './sign-out-form.tsx';

/** Signs out where the form was posted, and shows the home page. */
export async function submitSignOut(fields: URLSearchParams): Promise<Submission> {
  const { name, value } = SIGN_OUT_INTENT;
  if (fields.get(name) === value) await call(signOut, {});
  return { redirect: paths.home() };
}

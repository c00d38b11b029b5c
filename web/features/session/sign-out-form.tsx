import type { ReactNode } from 'react';
import { signOut as endpoint } from '#contract/session.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import type { Submission } from '../../ui/submitted-form.ts';
import { useSignOut } from './session-keeper.tsx';

const INTENT = { name: 'intent', value: 'sign-out' } as const;

/** Signs out when its button is pressed. Before the page's script runs, the form is posted to the home page. */
export function SignOutForm({ children }: { children: ReactNode }) {
  const signOut = useSignOut();
  return (
    <form
      method="post"
      action={paths.home()}
      onSubmit={(event) => {
        event.preventDefault();
        signOut();
      }}
    >
      <input type="hidden" {...INTENT} />
      {children}
    </form>
  );
}

/** Signs out where the form was posted, and shows the home page. */
export async function submitSignOut(fields: URLSearchParams): Promise<Submission> {
  if (fields.get(INTENT.name) === INTENT.value) await call(endpoint, {});
  return { redirect: paths.home() };
}

import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useSignOut } from './session-keeper.tsx';

export const SIGN_OUT_INTENT = { name: 'intent', value: 'sign-out' } as const;

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
      <input type="hidden" {...SIGN_OUT_INTENT} />
      {children}
    </form>
  );
}

import { ChevronDown } from 'lucide-react';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';

/** What stands on the button of the user menu. */
export function UserName({ session }: { session: Session }) {
  return (
    <>
      {/* A name may be in a script that runs the other way. */}
      <bdi className="max-w-44 truncate">{displayName(session)}</bdi>
      <ChevronDown aria-hidden="true" size={18} className="shrink-0" />
    </>
  );
}

/** What a user is called: their name, else what stands before the at-sign, else 'User'. */
export function displayName({ username, email }: Pick<Session, 'username' | 'email'>): string {
  const [nameInEmail = ''] = email.split('@');
  return [username?.trim(), nameInEmail].find(Boolean) ?? siteCopy.nameless;
}

import { ChevronDown } from 'lucide-react';
import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';

/** The content of the user menu's button. */
export function UserName({ session }: { session: Session }) {
  return (
    <>
      {/* A name may be in a right-to-left script. */}
      <bdi className="max-w-44 truncate">{displayName(session)}</bdi>
      <ChevronDown aria-hidden="true" size={18} className="shrink-0" />
    </>
  );
}

/** The user's name, else the part of the e-mail address before the at-sign, else 'User'. */
export function displayName({ username, email }: Pick<Session, 'username' | 'email'>): string {
  const [nameInEmail = ''] = email.split('@');
  return [username?.trim(), nameInEmail].find(Boolean) ?? siteCopy.nameless;
}

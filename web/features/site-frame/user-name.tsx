import { ChevronDown } from 'lucide-react';
import type { Session } from '#contract/session.ts';
import { displayName } from './display-name.ts';

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

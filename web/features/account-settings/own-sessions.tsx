import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ownSessionsCopy } from '../../copy/own-sessions.ts';
import { AwaitLookup } from '../lookup/index.ts';
import { OwnSessionRow } from './own-session-row.tsx';
import { ownSessionsQuery } from './own-sessions-query.ts';
import { SignOutElsewhere } from './sign-out-elsewhere.tsx';

const copy = ownSessionsCopy;

/** Every browser in which the user is signed in, and ways to sign the others out. */
export function OwnSessions() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="own-sessions" className="grid gap-5">
      <h2 id="own-sessions" ref={heading} tabIndex={-1} className="text-large">
        {copy.heading}
      </h2>
      <Sessions onEnded={() => heading.current?.focus()} />
    </section>
  );
}

function Sessions({ onEnded }: { onEnded: () => void }) {
  const lookup = useQuery(ownSessionsQuery);
  const { data } = lookup;
  if (!data) return <AwaitLookup lookup={lookup} />;
  const { sessions, total, isSharedLogin } = data;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  const unlisted = total - sessions.length;
  return (
    <>
      <p className="text-ink-soft">
        {hasOthers ? `${copy.explanation} ${copy.precision}` : copy.onlyThisOne}
      </p>
      <ul aria-labelledby="own-sessions" className="grid border-t border-line">
        {sessions.map((session) => (
          <OwnSessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {unlisted > 0 && <p className="text-ink-soft">{copy.more(unlisted)}</p>}
      {hasOthers && <SignOutElsewhere isSharedLogin={isSharedLogin} onEnded={onEnded} />}
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Monitor, Smartphone } from 'lucide-react';
import { endOwnSession, type OwnSession, type SystemName } from '#contract/sessions.ts';
import { browserInWords, ownSessionsCopy } from '../../copy/own-sessions.ts';
import { AwaitLookup } from '../lookup/index.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { dropOwnSession, ownSessionsQuery } from './own-sessions-query.ts';
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

interface OwnSessionRowProps {
  session: OwnSession;
  /** Called before the row is removed, when the focus is in it. */
  onEnded: () => void;
}

const HANDHELD: ReadonlySet<SystemName | null> = new Set(['android', 'ipad', 'iphone']);

function OwnSessionRow({ session, onEnded }: OwnSessionRowProps) {
  const { browser, signedInAt, lastUsedAt, isCurrent } = session;
  const name = browserInWords(browser);
  const Icon = HANDHELD.has(browser.system) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line py-4 not-first:border-t">
      <Icon aria-hidden="true" size={26} className="shrink-0 text-leaf" />
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isCurrent && (
            <span className="rounded-full bg-leaf-wash px-3 py-0.5 text-small text-leaf-deep">
              {copy.thisOne}
            </span>
          )}
        </p>
        <p className="text-small text-ink-soft">{copy.signedIn(signedInAt)}</p>
        <p className="text-small text-ink-soft">
          {isCurrent ? copy.inUse : copy.lastUsed(lastUsedAt)}
        </p>
      </div>
      {!isCurrent && <SignOutButton session={session} name={name} onEnded={onEnded} />}
    </li>
  );
}

function SignOutButton({ session, name, onEnded }: OwnSessionRowProps & { name: string }) {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const ending = useSendOnce({
    mutationFn: () => call(endOwnSession, { id: session.id }),
    onSuccess: () => {
      if (document.activeElement === button.current) onEnded();
      dropOwnSession(queryClient, session.id);
      showToast('success', copy.ended(name));
    },
    onError: (error) => showToast('error', copy.failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(ownSessionsQuery),
  });
  return (
    <Button
      ref={button}
      variant="quiet"
      busy={ending.isPending}
      busyText={copy.signingOut}
      aria-label={ending.isPending ? undefined : copy.signOutOf(name, session.signedInAt)}
      onClick={() => ending.mutate()}
    >
      {copy.signOut}
    </Button>
  );
}

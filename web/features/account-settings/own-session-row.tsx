import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { endOwnSession, type OwnSession, type SystemName } from '#contract/sessions.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { browserInWords, ownSessionsCopy } from '../../copy/own-sessions.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { dropOwnSession, ownSessionsQuery } from './own-sessions-query.ts';

interface OwnSessionRowProps {
  session: OwnSession;
  /** Called before the row is removed, when the focus is in it. */
  onEnded: () => void;
}

const copy = ownSessionsCopy;
const HANDHELD: ReadonlySet<SystemName | null> = new Set(['android', 'ipad', 'iphone']);

export function OwnSessionRow({ session, onEnded }: OwnSessionRowProps) {
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

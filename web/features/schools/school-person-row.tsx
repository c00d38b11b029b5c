import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type SignedInPerson, signOutPerson } from '#contract/school-people.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { schoolPeopleCopy } from '../../copy/school-people.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { PersonDataButton } from '../personal-data/index.ts';
import { useSession } from '../session/index.ts';
import { dropPerson, schoolPeopleQuery } from './school-people-query.ts';

interface SchoolPersonRowProps {
  schoolId: string;
  person: SignedInPerson;
  /** Called before the row is removed, when the focus is in it. */
  onEnded: () => void;
}

const copy = schoolPeopleCopy;

export function SchoolPersonRow(props: SchoolPersonRowProps) {
  const { userId, email, isAdmin, sessions, lastUsedAt } = props.person;
  const isSelf = useSession()?.userId === userId;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          <span className="min-w-0">
            <BreakableText kind="address" text={email} />
          </span>
          {isAdmin && (
            <span className="rounded-full bg-sky-wash px-3 py-0.5 text-small font-semibold text-sky-deep">
              {isSelf ? copy.you : copy.administrator}
            </span>
          )}
        </p>
        <p className="text-small text-ink-soft">{copy.use(sessions, lastUsedAt)}</p>
      </div>
      {/* Administrators sign themselves out in their Account Settings, where they see which browser is which. */}
      {!isSelf && <PersonDataButton email={email} />}
      {!isSelf && <SignOutButton {...props} />}
    </li>
  );
}

function SignOutButton({ schoolId, person: { userId, email }, onEnded }: SchoolPersonRowProps) {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const ending = useSendOnce({
    mutationFn: () => call(signOutPerson, { userId }),
    onSuccess: ({ sessions }) => {
      if (document.activeElement === button.current) onEnded();
      dropPerson(queryClient, schoolId, userId);
      showToast('success', copy.personSignedOut(email, sessions));
    },
    onError: (error) => showToast('error', copy.failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(schoolPeopleQuery(schoolId)),
  });
  return (
    <Button
      ref={button}
      variant="quiet"
      busy={ending.isPending}
      busyText={copy.signingOut}
      aria-label={ending.isPending ? undefined : copy.signOutOf(email)}
      onClick={() => ending.mutate()}
    >
      {copy.signOut}
    </Button>
  );
}

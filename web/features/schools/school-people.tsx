import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { School } from '#contract/schools.ts';
import { type SignedInPerson, signOutPerson } from '#contract/school-people.ts';
import { schoolPeopleCopy } from '../../copy/school-people.ts';
import { Button } from '../../ui/button.tsx';
import { AwaitLookup } from '../lookup/index.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { PersonDataButton } from '../personal-data/index.ts';
import { useSession } from '../session/index.ts';
import { dropPerson, schoolPeopleQuery } from './school-people-query.ts';

interface SchoolPeopleProps {
  school: School;
  onSignOutEveryone: () => void;
}

const copy = schoolPeopleCopy;

/** Who is signed in at a school, and ways to sign them out. */
export function SchoolPeople({ school, onSignOutEveryone }: SchoolPeopleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      aria-labelledby="school-people"
      className="mt-6 grid gap-3 rounded-m border border-line bg-paper p-4"
    >
      <h3 id="school-people" ref={heading} tabIndex={-1} className="scroll-mt-5 text-body">
        {copy.heading}
      </h3>
      <People
        school={school}
        onSignOutEveryone={onSignOutEveryone}
        onEnded={() => heading.current?.focus()}
      />
    </section>
  );
}

function People({
  school,
  onSignOutEveryone,
  onEnded,
}: SchoolPeopleProps & { onEnded: () => void }) {
  const lookup = useQuery(schoolPeopleQuery(school.id));
  const { data } = lookup;
  if (!data) return <AwaitLookup lookup={lookup} />;
  const { people, total } = data;
  if (total === 0) return <p className={NOTE}>{copy.nobody(school.domain)}</p>;
  const unlisted = total - people.length;
  const onlyAdministrators = unlisted === 0 && people.every(({ isAdmin }) => isAdmin);
  return (
    <>
      <p className={NOTE}>{copy.explanation(school.domain)}</p>
      {!onlyAdministrators && (
        <div>
          <Button variant="quiet" onClick={onSignOutEveryone}>
            {copy.everyone}
          </Button>
        </div>
      )}
      <ul aria-labelledby="school-people" className="grid">
        {people.map((person) => (
          <SchoolPersonRow
            key={person.userId}
            schoolId={school.id}
            person={person}
            onEnded={onEnded}
          />
        ))}
      </ul>
      {unlisted > 0 && <p className={NOTE}>{copy.more(unlisted)}</p>}
    </>
  );
}

const NOTE = 'text-small text-ink-soft wrap-anywhere';

interface SchoolPersonRowProps {
  schoolId: string;
  person: SignedInPerson;
  /** Called before the row is removed, when the focus is in it. */
  onEnded: () => void;
}

function SchoolPersonRow(props: SchoolPersonRowProps) {
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

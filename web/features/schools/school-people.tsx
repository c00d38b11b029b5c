import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { School } from '#contract/schools.ts';
import { schoolPeopleCopy } from '../../copy/school-people.ts';
import { Button } from '../../ui/button.tsx';
import { AwaitLookup } from '../lookup/index.ts';
import { schoolPeopleQuery } from './school-people-query.ts';
import { SchoolPersonRow } from './school-person-row.tsx';

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

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownSchoolNote } from '../../../copy/own-school-note.ts';
import { paths } from '../../../paths.ts';
import { ownSchoolQuery } from '../../account-settings/index.ts';
import { useSession } from '../../session/index.ts';
import { aboutSubscription } from '../../support/index.ts';

/** Which school we know the user by and why nothing opens, with a way to write to us. */
export function OwnSchoolNote() {
  const session = useSession();
  const { data: school } = useQuery(ownSchoolQuery);
  if (school === undefined || !session) return null;
  const domain = session.email.split('@')[1] ?? '';
  return (
    <p className="text-small text-ink-soft wrap-anywhere">
      {school
        ? ownSchoolNote.known(school.name, school.subscriptionStatus)
        : ownSchoolNote.unknown(domain)}{' '}
      <Link
        to={paths.help() + aboutSubscription(school?.name ?? domain)}
        className="font-semibold text-leaf-deep underline"
      >
        {ownSchoolNote.ask}
      </Link>
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callLater } from '../../../api/call-later.ts';
import { ownSchoolNote } from '../../../copy/own-school-note.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../session/index.ts';
import { aboutSubscription } from '../../support/index.ts';

/** Which school we know the user by and why nothing opens, with a way to write to us. */
export function OwnSchoolNote() {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['own-school-note'],
    queryFn: ({ signal }) =>
      callLater(async () => (await import('#contract/profile.ts')).getOwnSchool, {}, { signal }),
  });
  if (!data || !session) return null;
  const domain = session.email.split('@')[1] ?? '';
  const { school } = data;
  return (
    <p className="text-small text-ink-soft wrap-anywhere">
      {school
        ? ownSchoolNote.known(school.name, school.subscriptionStatus)
        : ownSchoolNote.unknown(domain)}{' '}
      <Link to={paths.help() + aboutSubscription(school?.name ?? domain)}>{ownSchoolNote.ask}</Link>
    </p>
  );
}

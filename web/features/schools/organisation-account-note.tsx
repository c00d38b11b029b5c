import { useQuery } from '@tanstack/react-query';
import { schoolsCopy } from '../../copy/schools.ts';
import { schoolWaysQuery } from './school-ways-query.ts';

const { account } = schoolsCopy.details;

/** Says whether a school has an organisation account, once that is known; the line keeps its place. */
export function OrganisationAccountNote({ schoolId }: { schoolId: string }) {
  const { data } = useQuery(schoolWaysQuery(schoolId));
  const since = data?.organisationAccountSince;
  return (
    <p className="mt-1.5 mb-4 min-h-lh text-small font-medium">
      {since && account.since(since)}
      {since === null && account.none}
    </p>
  );
}

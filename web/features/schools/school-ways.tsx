import { useQuery } from '@tanstack/react-query';
import type { School } from '#contract/schools.ts';
import { schoolWaysCopy as copy } from '../../copy/school-ways.ts';
import { schoolWaysQuery } from './school-ways-query.ts';
import { SchoolWaysForm } from './school-ways-form.tsx';

/** How the people of a school may sign in. */
export function SchoolWays({ school }: { school: School }) {
  const { data: ways } = useQuery(schoolWaysQuery(school.id));
  // A server of the release before has no choice to offer without a provider.
  if (!ways || (ways.providers.length === 0 && ways.allowsPasskeys === undefined)) return null;
  return (
    <section
      aria-labelledby="school-ways"
      className="mt-6 grid gap-3 rounded-m border border-line bg-paper p-4"
    >
      <h3 id="school-ways" className="text-body">
        {copy.heading}
      </h3>
      <p className="text-small text-ink-soft wrap-anywhere">{copy.explanation(school.domain)}</p>
      <SchoolWaysForm school={school} ways={ways} />
    </section>
  );
}

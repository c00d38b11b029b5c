import { useQuery } from '@tanstack/react-query';
import { accountSettingsCopy } from '../../copy/account-settings.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatusBadge } from '../schools/index.ts';
import { ownSchoolQuery } from './profile-queries.ts';

/** The user's school, or how to subscribe. */
export function SchoolDetails() {
  const { data: school, isPending } = useQuery(ownSchoolQuery);
  if (isPending) {
    return (
      <div className="grid min-h-19 items-center">
        <Spinner />
      </div>
    );
  }
  if (!school) return <SubscriptionRequired />;
  const { labels } = accountSettingsCopy;
  return (
    <dl className="grid gap-5 tablet:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <dt className="font-semibold">{labels.school}</dt>
        <dd className="wrap-anywhere">{school.name}</dd>
      </div>
      <div className="grid content-start gap-1.5">
        <dt className="font-semibold">{labels.status}</dt>
        <dd>
          <StatusBadge status={school.subscriptionStatus} />
        </dd>
      </div>
      {school.endsOn && (
        <div className="grid content-start gap-1.5">
          <dt className="font-semibold">{labels.end}</dt>
          <dd>{dayInWords(school.endsOn)}</dd>
          {school.graceEndsOn && (
            <dd>{accountSettingsCopy.stillOpen(dayInWords(school.graceEndsOn))}</dd>
          )}
        </div>
      )}
    </dl>
  );
}

function SubscriptionRequired() {
  const { heading, explanation, pricing } = accountSettingsCopy.subscriptionRequired;
  return (
    <section
      aria-labelledby="subscription-required"
      className="grid justify-items-start gap-3 rounded-m border border-honey-deep bg-honey-wash p-5"
    >
      <h2 id="subscription-required" className="text-large">
        {heading}
      </h2>
      <p>{explanation}</p>
      <LinkButton to={paths.pricing()}>{pricing}</LinkButton>
    </section>
  );
}

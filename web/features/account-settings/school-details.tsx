import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountSettingsCopy } from '../../copy/account-settings.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { ownSchoolNote } from '../../copy/own-school-note.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatusBadge } from '../schools/index.ts';
import { useSession } from '../session/index.ts';
import { aboutSubscription } from '../support/index.ts';
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
  const { name, subscriptionStatus: status } = school;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-5 tablet:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <dt className="font-semibold">{labels.school}</dt>
          <dd className="wrap-anywhere">{name}</dd>
        </div>
        <div className="grid content-start gap-1.5">
          <dt className="font-semibold">{labels.status}</dt>
          <dd>
            <StatusBadge status={status} />
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
      {(status === 'inactive' || status === 'pending') && (
        <p className="text-ink-soft">
          {ownSchoolNote.state(status)} <WriteToUs about={name} />
        </p>
      )}
    </div>
  );
}

function SubscriptionRequired() {
  const { heading, explanation, pricing } = accountSettingsCopy.subscriptionRequired;
  const domain = useSession()?.email.split('@')[1];
  return (
    <section
      aria-labelledby="subscription-required"
      className="grid justify-items-start gap-3 rounded-m border border-honey-deep bg-honey-wash p-5"
    >
      <h2 id="subscription-required" className="text-large">
        {heading}
      </h2>
      <p>{explanation}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton to={paths.pricing()}>{pricing}</LinkButton>
        {domain !== undefined && <WriteToUs about={domain} />}
      </div>
    </section>
  );
}

function WriteToUs({ about }: { about: string }) {
  return (
    <Link
      to={paths.help() + aboutSubscription(about)}
      className="font-semibold text-leaf-deep underline"
    >
      {ownSchoolNote.ask}
    </Link>
  );
}

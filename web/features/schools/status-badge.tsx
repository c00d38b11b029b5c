import type { School, SubscriptionStatus } from '#contract/schools.ts';
import { subscriptionStatusCopy } from '../../copy/schools.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';

/** Active is green, trial is blue, anything else is red. */
export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  return (
    <span
      className={`inline-flex shrink-0 rounded-full px-3 py-0.5 text-small font-semibold whitespace-nowrap ${coloursOf(status)}`}
    >
      {subscriptionStatusCopy[status]}
    </span>
  );
}

function coloursOf(status: SubscriptionStatus): string {
  if (status === 'active') return 'bg-leaf-wash text-leaf-deep';
  if (status === 'trial') return 'bg-sky-wash text-sky-deep';
  return 'bg-apple-wash text-apple-deep';
}

const NO_BREAK_SPACE = '\u00A0';

/** The status of a school, with its end below it. */
export function StatusAndEnd({ school }: { school: School }) {
  return (
    <>
      <StatusBadge status={school.subscriptionStatus} />
      {school.endsOn && (
        <p className="mt-1 text-small leading-snug text-ink-soft">
          {subscriptionsCopy.until(dayInWords(school.endsOn).replaceAll(' ', NO_BREAK_SPACE))}
        </p>
      )}
    </>
  );
}

import type { SubscriptionStatus } from '#contract/schools.ts';
import { subscriptionStatusCopy } from '../../copy/schools.ts';

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

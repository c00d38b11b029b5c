import type { School } from '#contract/schools.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { subscriptionsCopy } from '../../copy/subscriptions.ts';
import { StatusBadge } from './status-badge.tsx';

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

import { feedbackCopy } from '../../copy/feedback.ts';
import { contextFacts } from './context-facts.ts';
import type { FeedbackContext } from './feedback-context.ts';

/** Says which data go along with the feedback, and shows them to who wants to see. */
export function ContextNote({ context }: { context: FeedbackContext }) {
  return (
    <div className="rounded-s bg-leaf-wash px-4 pt-3 pb-1 text-small text-leaf-deep">
      <p>{feedbackCopy.note}</p>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
          {feedbackCopy.showContext}
        </summary>
        <dl className="grid gap-x-4 pb-3 tablet:grid-cols-[auto_1fr] tablet:gap-y-1">
          {contextFacts(context).map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="mb-1.5 wrap-anywhere tablet:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

import { useId } from 'react';
import { siteCopy } from '../../copy/site.ts';
import { Chatbot } from '../chatbot/index.ts';
import { FeedbackButton } from '../feedback/index.ts';

/** Keeps the end of a page above the strip. */
export const STRIP_SPACE = 'pb-14 lowest:pb-11.5 beside:pb-0 print:pb-0';

/**
 * Feedback and chatbot, at the bottom right of every page. They cover nothing: where there is width to spare they stand in
 * the margin that `wrap-wide` leaves for them, and elsewhere in a strip of their own along the bottom.
 */
export function CornerButtons() {
  const label = useId();
  return (
    <aside aria-labelledby={label} className={STRIP}>
      <p id={label} className="mr-auto text-small text-ink-soft beside:hidden">
        {siteCopy.corner.label}
      </p>
      <FeedbackButton className={`${ROUND_BUTTON} bg-leaf hover:bg-leaf-deep`} />
      <Chatbot className={`${ROUND_BUTTON} bg-apple hover:bg-apple-deep`} />
    </aside>
  );
}

const STRIP =
  'fixed inset-x-0 bottom-0 z-20 flex h-14 items-center lowest:h-11.5 gap-3 border-t border-line bg-paper px-4 beside:right-3 beside:bottom-4 beside:left-auto beside:h-auto beside:flex-col beside:border-0 beside:bg-transparent beside:p-0 print:hidden';

const ROUND_BUTTON =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border-2 border-sheet text-sheet shadow-low beside:size-12 beside:shadow-high';

import { siteCopy } from '../../copy/site.ts';
import { Chatbot } from '../chatbot/index.ts';
import { FeedbackButton } from '../feedback/index.ts';

/** Always within reach, in the corner of every page. */
export function CornerButtons() {
  const { label } = siteCopy.corner;
  return (
    <aside
      aria-label={label}
      className="fixed right-4 bottom-4 z-20 grid gap-3 low:grid-flow-col print:hidden"
    >
      <FeedbackButton className={`${ROUND} bg-leaf hover:bg-leaf-deep`} />
      <Chatbot className={`${ROUND} bg-apple hover:bg-apple-deep`} />
    </aside>
  );
}

const ROUND =
  'grid size-11 cursor-pointer place-items-center rounded-full border-2 border-sheet text-sheet shadow-high tablet:size-12';

import { PencilLine } from 'lucide-react';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { Chatbot } from '../chatbot/chatbot.tsx';

/** Always within reach, in the corner of every page. */
export function CornerButtons() {
  const { label, feedback } = siteCopy.corner;
  return (
    <aside aria-label={label} className="fixed right-4 bottom-4 z-20 grid gap-3 print:hidden">
      <a
        href={paths.feedbackEmail()}
        aria-label={feedback}
        title={feedback}
        className={`${ROUND} bg-leaf hover:bg-leaf-deep`}
      >
        <PencilLine aria-hidden="true" size={22} />
      </a>
      <Chatbot className={`${ROUND} cursor-pointer bg-apple hover:bg-apple-deep`} />
    </aside>
  );
}

const ROUND =
  'grid size-11 place-items-center rounded-full border-2 border-sheet text-sheet shadow-high tablet:size-12';

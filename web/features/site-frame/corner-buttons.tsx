import { MessageCircleQuestionMark, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';

/** Always within reach, in the corner of every page. */
export function CornerButtons() {
  const { label, feedback, chat } = siteCopy.corner;
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
      <Link
        to={paths.help()}
        aria-label={chat}
        title={chat}
        className={`${ROUND} bg-apple hover:bg-apple-deep`}
      >
        <MessageCircleQuestionMark aria-hidden="true" size={24} />
      </Link>
    </aside>
  );
}

const ROUND =
  'grid size-11 place-items-center rounded-full border-2 border-sheet text-sheet shadow-high tablet:size-12';

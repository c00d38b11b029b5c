import { useState } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { Button } from '../../../ui/button.tsx';
import type { BoardProps } from './board-props.ts';
import type { ClassLinkStatus } from './class-link.ts';
import { PagePicture } from './page-picture.tsx';
import { clockText } from './timer.ts';
import { useNow } from './use-now.ts';

const copy = boardCopy.presenter;
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface PresenterNotesProps extends Pick<BoardProps, 'opened' | 'page' | 'onReopen'> {
  status: ClassLinkStatus;
}

/** What only the teacher sees: the next page, notes, clock and elapsed time. */
export function PresenterNotes(props: PresenterNotesProps) {
  const { opened, page, onReopen, status } = props;
  const notes = opened.pages[page - 1]?.notes.trim() ?? '';
  return (
    <aside
      aria-label={copy.panel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the arrow keys must be able to
      tabIndex={0}
      className="flex h-full min-h-0 flex-col gap-4 overflow-y-auto bg-paper p-4 text-ink focus-visible:-outline-offset-3 [--color-focus:var(--color-sky)]"
    >
      <Clocks />
      <output className="grid justify-items-start gap-2 text-small">
        <p className={status === 'alone' ? 'font-semibold text-apple-deep' : 'text-ink-soft'}>
          {STATUS_TEXT[status]}
        </p>
        {status === 'alone' && <Button onClick={onReopen}>{copy.openAgain}</Button>}
      </output>
      <section className="grid gap-2">
        <h2 className="text-body font-semibold">{copy.next}</h2>
        {page < opened.pages.length ? (
          <div className="grid max-h-[32vh] place-items-center overflow-hidden rounded-s border border-line bg-sheet">
            <PagePicture pictures={opened.pictures} page={page + 1} width={960} />
          </div>
        ) : (
          <p>{copy.lastPage}</p>
        )}
      </section>
      <section className="grid gap-2">
        <h2 className="text-body font-semibold">{copy.notes}</h2>
        <p className={`whitespace-pre-line ${notes ? 'text-large' : 'text-ink-soft'}`}>
          {notes || copy.noNotes}
        </p>
      </section>
    </aside>
  );
}

const STATUS_TEXT: Record<ClassLinkStatus, string> = {
  waiting: copy.waiting,
  together: copy.together,
  alone: copy.closed,
};

function Clocks() {
  const now = useNow();
  const [startedAt] = useState(now);
  return (
    <dl className="grid grid-flow-col grid-cols-2 grid-rows-[auto_auto] gap-x-4 text-center">
      <dt className={TERM}>{copy.clock}</dt>
      <dd className={FIGURE}>{CLOCK.format(now)}</dd>
      <dt className={TERM}>{copy.elapsed}</dt>
      <dd className={FIGURE}>{clockText(Math.floor((now - startedAt) / 1000) * 1000)}</dd>
    </dl>
  );
}

const TERM = 'text-small text-ink-soft';
const FIGURE = 'text-title font-semibold tabular-nums';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { deletionsCopy } from '../../../copy/deletions.ts';
import { AwaitLookup } from '../../lookup/index.ts';
import { DeletionRow } from './deletion-row.tsx';
import { deletionsQuery } from './deletions-query.ts';

const copy = deletionsCopy;

/** What administrators have deleted lately, and ways to restore it or to delete it for good. */
export function RecentlyDeleted() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="recently-deleted" className="mt-10 grid gap-3">
      <h2 id="recently-deleted" ref={heading} tabIndex={-1} className="text-large">
        {copy.heading}
      </h2>
      <Deletions onGone={() => heading.current?.focus()} />
    </section>
  );
}

function Deletions({ onGone }: { onGone: () => void }) {
  const lookup = useQuery(deletionsQuery);
  const { data } = lookup;
  if (!data) return <AwaitLookup lookup={lookup} />;
  const { deletions, total } = data;
  if (total === 0) return <p className="text-ink-soft">{copy.empty}</p>;
  const unlisted = total - deletions.length;
  return (
    <>
      <p className="text-ink-soft">{copy.explanation}</p>
      <ul aria-labelledby="recently-deleted" className="grid border-b border-line">
        {deletions.map((deletion) => (
          <DeletionRow key={deletion.id} deletion={deletion} onGone={onGone} />
        ))}
      </ul>
      {unlisted > 0 && <p className="text-ink-soft">{copy.more(unlisted)}</p>}
    </>
  );
}

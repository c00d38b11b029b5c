import { boardCopy } from '../../../copy/board.ts';

/** The page number being typed. */
export function TypedPage({ typed }: { typed: string }) {
  return (
    <output className="pointer-events-none absolute inset-x-0 top-20 z-15 grid justify-center">
      {typed !== '' && (
        <span className="grid rounded-m bg-sheet px-6 py-3 text-center text-ink shadow-high">
          <span className="text-title font-semibold tabular-nums">
            {boardCopy.jump.typed(typed)}
          </span>
          <span>{boardCopy.jump.hint}</span>
        </span>
      )}
    </output>
  );
}

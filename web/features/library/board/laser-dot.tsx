import { type BoardStore, useBoardState } from './board-store.ts';

/** Large and bright enough for the last row of a classroom. */
export function LaserDot({ board }: { board: BoardStore }) {
  const laser = useBoardState(board, (state) => state.laser);
  if (!laser) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {/* A square as wide as the page, because both coordinates are shares of its width. */}
      <div className="absolute top-0 left-0 aspect-square w-full">
        <div
          data-laser
          className="absolute aspect-square w-[1.6%] min-w-4 -translate-1/2 rounded-full bg-apple shadow-[0_0_1.5rem_0.5rem_var(--color-apple)] ring-2 ring-sheet"
          style={{ left: `${laser.x * 100}%`, top: `${laser.y * 100}%` }}
        />
      </div>
    </div>
  );
}

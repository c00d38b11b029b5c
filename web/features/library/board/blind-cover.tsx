import { GripHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { clampShare } from './blind.ts';
import { type BoardStore, useBoardState } from './board-store.ts';
import { keepFromPage } from './use-pointers.ts';

/** Covers the page from below. Wherever it is dragged, its upper edge follows. */
export function BlindCover({ board }: { board: BoardStore }) {
  const revealed = useBoardState(board, (state) => state.blind);
  const cover = useRef<HTMLDivElement>(null);
  const isDown = revealed !== null;
  useDrag(cover, isDown, (moved) => {
    const { blind } = board.read();
    if (blind !== null) board.act({ type: 'set-blind', blind: clampShare(blind + moved) });
  });
  if (!isDown) return null;
  const percent = Math.round(revealed * 100);
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden">
      <div
        ref={cover}
        data-blind
        className="pointer-events-auto absolute inset-x-0 bottom-0 min-h-11 cursor-ns-resize touch-none bg-leaf-night"
        style={{ top: `min(${revealed * 100}%, 100% - 2.75rem)` }}
      >
        <div
          // oxlint-disable-next-line prefer-tag-over-role -- an input would keep the keys that turn pages
          role="slider"
          tabIndex={0}
          aria-label={boardCopy.blind}
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={boardCopy.blindValue(percent)}
          title={boardCopy.blindHandle}
          className="mx-auto grid h-11 w-40 place-items-center rounded-b-m bg-leaf-pale text-leaf-night"
        >
          <GripHorizontal aria-hidden="true" size={28} />
        </div>
      </div>
    </div>
  );
}

/** Tells how far a pointer has dragged the element, as a share of the height of the page. */
function useDrag(
  ref: React.RefObject<HTMLElement | null>,
  isThere: boolean,
  onDrag: (moved: number) => void,
): void {
  const drag = useEffectEvent(onDrag);
  useEffect(() => {
    const element = ref.current;
    if (!isThere || !element) return undefined;
    const lastY = new Map<number, number>();
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', follow, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointercancel', release, { signal });
    keepFromPage(element, signal);
    return () => controller.abort();

    function press(event: PointerEvent): void {
      event.stopPropagation();
      event.preventDefault();
      element?.setPointerCapture(event.pointerId);
      lastY.set(event.pointerId, event.clientY);
    }

    function follow({ pointerId, clientY }: PointerEvent): void {
      const before = lastY.get(pointerId);
      const height = element?.parentElement?.clientHeight ?? 0;
      if (before === undefined || height === 0) return;
      lastY.set(pointerId, clientY);
      drag((clientY - before) / height);
    }

    function release({ pointerId }: PointerEvent): void {
      lastY.delete(pointerId);
    }
  }, [ref, isThere]);
}

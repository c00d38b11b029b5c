import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

/** Small enough to be drawn between two frames. */
const CHUNK_ROWS = 10;
/** How tall a row is taken to be until it was seen. */
const ROW_PX = 64;
/** How far outside the list rows are drawn ahead. */
const AHEAD_PX = 800;

interface RowListProps {
  labelledBy: string;
  /** List items, one for each row. */
  rows: readonly ReactNode[];
  /** A row that must be there from the start; the list opens with it in sight. */
  selectedIndex?: number | undefined;
  /** As high on small screens as on wide ones, however few the rows. */
  keepsHeight?: boolean;
}

/** A list that scrolls. A long one comes in parts, of which only those near what is in sight are drawn. */
export function RowList({
  labelledBy,
  rows,
  selectedIndex = -1,
  keepsHeight = false,
}: RowListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const selected = Math.max(selectedIndex, 0);
  const starts = Array.from(
    { length: Math.ceil(rows.length / CHUNK_ROWS) },
    (_, n) => n * CHUNK_ROWS,
  );
  return (
    <div
      ref={setScroller}
      className={`${LIST} ${keepsHeight ? 'h-[500px]' : 'max-h-[500px] wide:h-[500px]'}`}
    >
      {starts.map((start) => (
        <RowChunk
          key={start}
          scroller={scroller}
          labelledBy={labelledBy}
          rows={rows.slice(start, start + CHUNK_ROWS)}
          startsNear={selected >= start && selected < start + CHUNK_ROWS}
        />
      ))}
    </div>
  );
}

interface RowChunkProps extends Pick<RowListProps, 'labelledBy' | 'rows'> {
  scroller: HTMLElement | null;
  startsNear: boolean;
}

function RowChunk({ scroller, labelledBy, rows, startsNear }: RowChunkProps) {
  const list = useRef<HTMLUListElement>(null);
  const [near, setNear] = useState(startsNear);
  const [height, setHeight] = useState(rows.length * ROW_PX);

  useEffect(() => {
    const chunk = list.current;
    if (!scroller || !chunk) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // A row that has the focus stays, however far it was scrolled away.
        if (!entry || (!entry.isIntersecting && chunk.contains(document.activeElement))) return;
        if (!entry.isIntersecting && chunk.childElementCount > 0) setHeight(chunk.offsetHeight);
        setNear(entry.isIntersecting);
      },
      { root: scroller, rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(chunk);
    return () => observer.disconnect();
  }, [scroller]);

  const room: CSSProperties = near ? {} : { height };
  return (
    <ul ref={list} aria-labelledby={labelledBy} aria-hidden={!near} style={room}>
      {near && rows}
    </ul>
  );
}

const LIST = 'relative overflow-y-auto overscroll-contain p-2';

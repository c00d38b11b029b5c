import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

/** Small enough to be drawn between two frames. */
const CHUNK_ROWS = 10;
/** A year group or a week, where its name fits on one line. */
const FOLDER_ROW_PX = 48;
/** How far outside the list rows are drawn ahead. */
const AHEAD_PX = 800;

interface RowListProps {
  labelledBy: string;
  /** List items, one for each row. */
  rows: readonly ReactNode[];
  /** How tall a row is taken to be until it was seen. */
  rowPx?: number;
  /** A row that is always there, so that it can bring itself into sight. */
  selectedIndex?: number | undefined;
  /** As high on small screens as on wide ones, however few the rows. */
  keepsHeight?: boolean;
}

/** A list that scrolls. A long one comes in parts, of which only those near what is in sight are drawn. */
export function RowList({
  labelledBy,
  rows,
  rowPx = FOLDER_ROW_PX,
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
          rowPx={rowPx}
          hasSelected={selected >= start && selected < start + CHUNK_ROWS}
        />
      ))}
    </div>
  );
}

interface RowChunkProps extends Pick<RowListProps, 'labelledBy' | 'rows'> {
  scroller: HTMLElement | null;
  rowPx: number;
  hasSelected: boolean;
}

function RowChunk({ scroller, labelledBy, rows, rowPx, hasSelected }: RowChunkProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState(rows.length * rowPx);

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

  const isDrawn = isNear || hasSelected;
  const room: CSSProperties = isDrawn ? {} : { height };
  return (
    <ul ref={list} aria-labelledby={labelledBy} aria-hidden={!isDrawn} style={room}>
      {isDrawn && rows}
    </ul>
  );
}

const LIST = 'relative overflow-y-auto overscroll-contain p-2';

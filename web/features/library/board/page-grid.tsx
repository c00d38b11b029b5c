import { useEffect, useRef } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import type { OpenDocument } from '../pdf-viewer/open-document.ts';
import { BoardPanel } from './board-panel.tsx';
import { PagePicture } from './page-picture.tsx';

interface PageGridProps {
  opened: OpenDocument;
  page: number;
  onPick: (page: number) => void;
  onClose: () => void;
}

/** All pages as pictures. */
export function PageGrid({ opened, page, onPick, onClose }: PageGridProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.focus(), []);
  const pages = opened.pages.map((_, index) => index + 1);
  return (
    <BoardPanel label={boardCopy.pages} onClose={onClose} className="inset-4 z-30">
      <ul
        data-page-grid
        className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,45%),1fr))] gap-3 overflow-y-auto p-2"
      >
        {pages.map((each) => (
          <li key={each}>
            <button
              ref={each === page ? current : undefined}
              type="button"
              aria-label={boardCopy.pageOf(each)}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onPick(each)}
              className="grid w-full cursor-pointer gap-1 rounded-s border-2 border-line p-1.5 text-center text-small font-semibold hover:border-leaf aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-wash"
            >
              <span
                aria-hidden="true"
                className="grid aspect-video place-items-center overflow-hidden bg-paper"
              >
                <PagePicture pictures={opened.pictures} page={each} width={320} />
              </span>
              {each}
            </button>
          </li>
        ))}
      </ul>
    </BoardPanel>
  );
}

const ARROWS = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End']);

/** Moves the focus between the pictures of the grid. Returns false for a key that does not do so. */
export function moveInGrid(viewer: Element, key: string): boolean {
  if (!ARROWS.has(key)) return false;
  const items = [...viewer.querySelectorAll<HTMLElement>('[data-page-grid] > li')];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const secondRow = items.findIndex(({ offsetTop }) => offsetTop !== items[0]?.offsetTop);
  const columns = secondRow === -1 ? items.length : secondRow;
  const target = targetOf(key, { at, columns, last: items.length - 1 });
  items[target]?.querySelector('button')?.focus();
  return true;
}

function targetOf(
  key: string,
  { at, columns, last }: { at: number; columns: number; last: number },
): number {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: last,
  };
  return Math.min(last, Math.max(0, steps[key] ?? at));
}

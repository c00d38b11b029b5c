import { FolderOpen } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FolderTitle } from '../tree/folder-title.tsx';

interface FolderRowProps {
  name: string;
  title: string | undefined;
  to: string;
  selected: boolean;
  /** At the end of the row: what can be done with the folder. */
  controls: ReactNode;
  /** Where it leads on from the selected row, for those who move by Tab alone. */
  onward?: ReactNode;
}

/** A year group or a week. */
export function FolderRow({ name, title, to, selected, controls, onward }: FolderRowProps) {
  const row = useScrolledTo(selected);
  const [nameId, titleId] = [useId(), useId()];
  return (
    <li ref={row} className={`${ROW} ${selected ? SELECTED : 'hover:bg-paper'}`}>
      <Link
        to={to}
        preventScrollReset
        aria-labelledby={title === undefined ? undefined : nameId}
        aria-describedby={title === undefined ? undefined : titleId}
        aria-current={selected ? 'true' : undefined}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 py-2 pl-3 leading-snug no-underline focus-visible:-outline-offset-3"
      >
        {selected ? (
          <FolderOpen aria-hidden="true" size={20} className="shrink-0 text-leaf" />
        ) : (
          <span className="row-icon-folder text-leaf" />
        )}
        <span className="min-w-0 wrap-anywhere">
          <span id={nameId}>{name}</span>
          <FolderTitle id={titleId} title={title} />
        </span>
      </Link>
      {controls}
      {selected && onward}
    </li>
  );
}

/** Scrolls the list, but not the page, to the selected row when its address is opened. */
function useScrolledTo(selected: boolean) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (!selected || !row.current) return;
    // The list is positioned, so this is measured from its top.
    const { offsetTop, offsetHeight, offsetParent: list } = row.current;
    if (!list) return;
    const above = offsetTop < list.scrollTop;
    const below = offsetTop + offsetHeight > list.scrollTop + list.clientHeight;
    if (above || below) list.scrollTop = offsetTop - list.clientHeight / 2;
  }, [selected]);
  return row;
}

const ROW = 'flex flex-wrap items-center rounded-s pr-0.5 font-medium';
const SELECTED =
  'bg-leaf-wash font-semibold text-leaf-deep shadow-[inset_3px_0_0_var(--color-leaf)]';

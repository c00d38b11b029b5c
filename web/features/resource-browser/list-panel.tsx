import { type ReactNode, useId } from 'react';
import { browserCopy } from '../../copy/resource-browser.ts';
import { PanelDropdown } from './panel-dropdown.tsx';
import { PanelMessage, type PanelState } from './panel-message.tsx';
import { RowList } from './row-list.tsx';

interface ListPanelProps extends PanelState {
  title: string;
  /** At the end of the title's line. */
  note?: ReactNode;
  /** Below the title; stays while the rows scroll. */
  notice?: ReactNode;
  /** What is said when there are no rows. */
  empty?: string;
  /** On small screens the rows are behind a button with these words, and the selected name. */
  dropdown?: { label: string; selected: string | undefined } | undefined;
  /** List items, one for each row. */
  rows: readonly ReactNode[];
  selectedIndex?: number | undefined;
  keepsHeight?: boolean;
}

/** A titled card with a list that scrolls: one of the columns of the browser. */
export function ListPanel({
  title,
  note,
  notice,
  empty = browserCopy.noItems,
  dropdown,
  rows,
  selectedIndex,
  keepsHeight = false,
  ...state
}: ListPanelProps) {
  const id = useId();
  const list = (
    <RowList labelledBy={id} rows={rows} selectedIndex={selectedIndex} keepsHeight={keepsHeight} />
  );
  const message = <PanelMessage {...state} empty={rows.length === 0 ? empty : undefined} />;
  const isList = !state.loading && !state.error && !state.prompt && rows.length > 0;
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-m border border-line bg-sheet shadow-low"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line px-5 py-2">
        <h2 id={id} className="tracking-normal">
          {title}
        </h2>
        {note}
      </div>
      {notice}
      {!isList && <div className="wide:h-[500px] wide:overflow-y-auto">{message}</div>}
      {isList && (dropdown ? <PanelDropdown {...dropdown}>{list}</PanelDropdown> : list)}
    </section>
  );
}

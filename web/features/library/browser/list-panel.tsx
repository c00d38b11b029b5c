import { type ReactNode, useId } from 'react';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { AddButton, type AddAction } from './add-button.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { PanelDropdown } from './panel-dropdown.tsx';
import { PanelMessage, type PanelState } from './panel-message.tsx';
import { RowList } from './row-list.tsx';

interface ListPanelProps extends PanelState {
  title: string;
  /** At the end of the title's line. */
  note?: ReactNode;
  add?: AddAction | undefined;
  /** A name that is wanted and is not in the library. */
  missing?: string | false | undefined;
  /** What is said when there are no rows. */
  empty?: string;
  /** On small screens the rows are behind a button with these words, and the selected name. */
  dropdown?: { label: string; selected: string | undefined } | undefined;
  /** List items, one for each row. */
  rows: readonly ReactNode[];
  selectedIndex?: number | undefined;
  /** How tall a row is, about. */
  rowPx?: number;
  keepsHeight?: boolean;
}

/** A titled card with a list that scrolls: one of the columns of the browser. */
export function ListPanel({
  title,
  note,
  add,
  missing,
  empty = browserCopy.noItems,
  dropdown,
  rows,
  selectedIndex,
  rowPx,
  keepsHeight = false,
  ...state
}: ListPanelProps) {
  const id = useId();
  const list = (
    <RowList
      labelledBy={id}
      rows={rows}
      selectedIndex={selectedIndex}
      keepsHeight={keepsHeight}
      {...(rowPx !== undefined && { rowPx })}
    />
  );
  const message = <PanelMessage {...state} empty={rows.length === 0 ? empty : undefined} />;
  const isList = !state.loading && !state.error && !state.prompt && rows.length > 0;
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-m border border-line bg-sheet shadow-low"
    >
      <div
        className={`flex min-h-14 items-center gap-3 border-b border-line py-1.5 pl-5 ${add ? 'pr-2' : 'pr-5'}`}
      >
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="tracking-normal">
            {title}
          </h2>
          {note}
        </div>
        {add && <AddButton {...add} />}
      </div>
      {missing && <MissingNotice name={missing} />}
      {!isList && (
        <div className={`overflow-y-auto ${keepsHeight ? 'h-[500px]' : 'wide:h-[500px]'}`}>
          {message}
        </div>
      )}
      {isList && (dropdown ? <PanelDropdown {...dropdown}>{list}</PanelDropdown> : list)}
    </section>
  );
}

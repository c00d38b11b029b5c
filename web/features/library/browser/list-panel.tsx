import { FolderOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { Button } from '../../../ui/button.tsx';
import { SpinnerRing } from '../../../ui/spinner-ring.tsx';
import { AddButton, type AddAction } from './add-button.tsx';
import { moveInList } from './move-in-list.ts';
import { PanelDropdown } from './panel-dropdown.tsx';

interface ListPanelProps {
  title: string;
  /** At the end of the title's line. */
  note?: ReactNode;
  add?: AddAction | undefined;
  /** Between the title and the rows, when there are any. */
  tools?: ReactNode;
  status?: PanelStatus;
  /** On small screens the rows are behind a button with this label, and the selected name with its title. */
  dropdown?: Dropdown | undefined;
  /** As high on small screens as on wide ones, however few the rows. */
  keepsHeight?: boolean;
  /** Said by screen readers when the rows have changed. */
  announcement?: string | undefined;
  /** The id of the panel, for links to it. */
  anchor?: string;
  /** List items, one for each row. */
  rows: readonly ReactNode[];
}

interface Dropdown {
  label: string;
  selected: string | undefined;
  title: string | undefined;
}

/** The state that a panel shows above its rows, or in place of them. */
interface PanelStatus {
  /** A name in the address that is not in the library. */
  missing?: string | false | undefined;
  loading?: boolean;
  error?: Error | null;
  onTryAgain?: () => void;
  /** What to select first. */
  prompt?: string | undefined;
  /** The text when there are no rows. */
  empty?: string;
}

/** A titled card with a list that scrolls: a column of the browser, or the favourites. */
export function ListPanel(props: ListPanelProps) {
  const { title, note, add, tools, status = {}, dropdown, keepsHeight = false, rows } = props;
  const { announcement, anchor } = props;
  const id = useId();
  const hasRows = !status.loading && !status.error && !status.prompt && rows.length > 0;
  const height = keepsHeight ? 'h-[500px]' : 'max-h-[500px] wide:h-[500px]';
  const missing = status.missing && <Missing text={browserCopy.missing(status.missing)} />;
  const list = (
    <div
      className={`relative overflow-y-auto overscroll-contain shade-more print:h-auto print:max-h-none print:overflow-visible ${height}`}
    >
      {!dropdown && missing}
      {tools}
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- keys of the links inside it */}
      <ul aria-labelledby={id} onKeyDown={moveInList} className="p-2">
        {rows}
      </ul>
    </div>
  );
  return (
    // Side by side, the panels have heads of one height.
    <section
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-m border border-line bg-sheet shadow-low wide:row-span-2 wide:grid wide:grid-rows-subgrid"
    >
      <div
        className={`flex min-h-14 items-center gap-3 border-b border-line py-1.5 pl-5 ${add ? 'pr-2' : 'pr-5'}`}
      >
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 py-1">
          <h2 id={id} className="tracking-normal">
            {title}
          </h2>
          {note}
        </div>
        {add && <AddButton {...add} />}
      </div>
      {!hasRows && (
        <div className={`overflow-y-auto ${keepsHeight ? 'h-[500px]' : 'wide:h-[500px]'}`}>
          <PanelMessage {...status} />
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {hasRows && announcement}
      </p>
      {hasRows &&
        (dropdown ? (
          <>
            {missing}
            <PanelDropdown {...dropdown}>{list}</PanelDropdown>
          </>
        ) : (
          list
        ))}
    </section>
  );
}

/** The address may name an item that was renamed or deleted. */
function Missing({ text }: { text: string }) {
  return (
    <div className="p-4 not-last:border-b not-last:border-line">
      <AlertBox>
        <span>{text}</span> {browserCopy.mayBeGone}
      </AlertBox>
    </div>
  );
}

function PanelMessage({ missing, loading, error, onTryAgain, prompt, empty }: PanelStatus) {
  if (loading) {
    return (
      <output className={`${MESSAGE} flex items-center gap-2.5`}>
        <SpinnerRing />
        {uiCopy.loading}
      </output>
    );
  }
  if (error) {
    return (
      <div className={`${MESSAGE} grid justify-items-start gap-4`}>
        <p className="font-medium text-apple-deep">{browserCopy.error(errorText(error))}</p>
        {onTryAgain && (
          <Button variant="quiet" onClick={onTryAgain}>
            {uiCopy.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  const text = prompt ?? empty ?? browserCopy.noItems;
  return missing ? <Missing text={text} /> : <EmptyPanel text={text} />;
}

/** In the upper part of a column, which low screens show; a line where the panels are stacked. */
function EmptyPanel({ text }: { text: string }) {
  return (
    <div
      className={`${MESSAGE} grid wide:justify-items-center wide:gap-3 wide:pt-28 wide:text-center`}
    >
      <FolderOpen
        aria-hidden="true"
        size={36}
        className="hidden fill-honey-wash text-honey-deep wide:block"
      />
      <p>{text}</p>
    </div>
  );
}

const MESSAGE = 'p-5 text-ink-soft wrap-anywhere';

import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { SearchResult } from '#contract/library.ts';
import { errorText } from '../../../api/error-text.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { scrollToElement } from '../../../ui/scroll-to-element.ts';
import { SpinnerRing } from '../../../ui/spinner-ring.tsx';
import { ResultLine } from './result-line.tsx';
import type { SearchRow } from './use-search-rows.ts';

interface SearchPopupProps extends Search {
  /** The element id of the list. */
  listId: string;
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (row: SearchRow) => void;
}

interface Search {
  term: string;
  /** Undefined while the search is pending and after it failed. */
  results: readonly SearchResult[] | undefined;
  rows: readonly SearchRow[] | undefined;
  /** What the answer says beside its results. */
  note: string | undefined;
  /** The name whose weeks were listed last. */
  lastOpened: SearchResult | undefined;
  error: Error | null;
}

const { search: copy, error: errorLine } = browserCopy;

/** The search results, below the search box, which keeps the focus. */
export function SearchPopup(props: SearchPopupProps) {
  const { listId, results, rows, note, error, highlighted, onHighlight, onChoose } = props;
  const found = rows !== undefined && rows.length > 0;
  return (
    <div
      role="presentation"
      // A press must not take the focus from the box, or the list would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-m border border-line bg-sheet shadow-high"
    >
      <output aria-atomic="true" className={found && note === undefined ? 'sr-only' : MESSAGE}>
        {!results && !error && <SpinnerRing />}
        {note !== undefined && <span className="min-w-0">{note} </span>}
        <span className={statusClass(found, error)}>{statusText(props)}</span>
      </output>
      {found && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> holds no icons and takes the focus
          role="listbox"
          id={listId}
          aria-label={copy.results}
          className="relative max-h-96 overflow-y-auto overscroll-contain p-2"
        >
          {rows.map((row, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box handles the keys
            <div
              key={[row.kind, row.result.type, joinLibraryPath(row.result)].join('/')}
              ref={index === highlighted ? scrollToElement : undefined}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
              role="option"
              tabIndex={-1}
              id={optionId(listId, index)}
              aria-selected={index === highlighted}
              data-highlighted={index === highlighted ? '' : undefined}
              onMouseMove={() => index !== highlighted && onHighlight(index)}
              onClick={() => onChoose(row)}
              className={row.kind === 'week' ? `${OPTION} ml-8` : OPTION}
            >
              <ResultLine row={row} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function statusText({ term, results, lastOpened, error }: Search): string {
  if (error) return errorLine(errorText(error));
  if (!results) return copy.searching;
  if (lastOpened?.type === 'resource') {
    return copy.weeksShown(lastOpened.name, lastOpened.weeks ?? 0);
  }
  return results.length === 0 ? copy.none(term) : copy.count(results.length);
}

function statusClass(found: boolean, error: Error | null): string {
  if (found) return 'sr-only';
  return error ? 'min-w-0 font-medium text-apple-deep' : 'min-w-0';
}

const MESSAGE =
  'flex max-h-40 items-center gap-2.5 overflow-y-auto px-5 py-4 text-ink-soft wrap-anywhere';
const OPTION =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-s px-3 py-1.5 outline-0 data-highlighted:bg-leaf-wash data-highlighted:text-leaf-deep data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-line-strong';

import { CalendarDays, FileText, Folder } from 'lucide-react';
import { Fragment } from 'react';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { SearchResult, TextPart } from '#contract/library.ts';
import { errorText } from '../../../api/error-text.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { scrollToElement } from '../../../ui/scroll-to-element.ts';
import { SpinnerRing } from '../../../ui/spinner-ring.tsx';
import { FolderTitle } from '../tree/folder-title.tsx';

interface SearchPopupProps extends Search {
  /** The element id of the list. */
  listId: string;
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (result: SearchResult) => void;
}

interface Search {
  term: string;
  /** Undefined while the search is pending and after it failed. */
  results: readonly SearchResult[] | undefined;
  error: Error | null;
}

const { search: copy, place, error: errorLine } = browserCopy;

/** The search results, below the search box, which keeps the focus. */
export function SearchPopup(props: SearchPopupProps) {
  const { listId, results, error, highlighted, onHighlight, onChoose } = props;
  const found = results !== undefined && results.length > 0;
  return (
    <div
      role="presentation"
      // A press must not take the focus from the box, or the list would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-m border border-line bg-sheet shadow-high"
    >
      <output aria-atomic="true" className={found ? 'sr-only' : MESSAGE}>
        {!results && !error && <SpinnerRing />}
        <span className={error ? 'min-w-0 font-medium text-apple-deep' : 'min-w-0'}>
          {statusText(props)}
        </span>
      </output>
      {found && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> holds no icons and takes the focus
          role="listbox"
          id={listId}
          aria-label={copy.results}
          className="relative max-h-96 overflow-y-auto overscroll-contain p-2"
        >
          {results.map((result, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box handles the keys
            <div
              key={[result.type, joinLibraryPath(result)].join('/')}
              ref={index === highlighted ? scrollToElement : undefined}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
              role="option"
              tabIndex={-1}
              id={optionId(listId, index)}
              aria-selected={index === highlighted}
              data-highlighted={index === highlighted ? '' : undefined}
              onMouseMove={() => index !== highlighted && onHighlight(index)}
              onClick={() => onChoose(result)}
              className={OPTION}
            >
              <ResultLine result={result} />
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

function ResultLine({ result }: { result: SearchResult }) {
  const { icon: Icon, name, where } = appearanceOf(result);
  return (
    <>
      <Icon aria-hidden="true" size={20} className="shrink-0 text-leaf" />
      <span className="min-w-0 grow leading-snug">
        <span className="font-medium wrap-anywhere">
          <BreakableText kind="file" text={`${name} `} />
        </span>
        {where !== '' && (
          <span className="block text-small text-ink-soft wrap-anywhere">{where} </span>
        )}
        <FolderTitle title={result.title} />
        {result.title !== undefined && ' '}
        {result.type === 'resource' && <Sentence parts={result.sentence ?? []} />}
      </span>
      <span className="shrink-0 text-small text-ink-soft">{copy.types[result.type]}</span>
    </>
  );
}

function appearanceOf(result: SearchResult) {
  if (result.type === 'year') return { icon: Folder, name: result.year, where: '' };
  if (result.type === 'week') return { icon: CalendarDays, name: result.week, where: result.year };
  const { year, week, name, page } = result;
  const names = page === undefined ? [year, week] : [year, week, copy.page(page)];
  return { icon: FileText, name, where: place(...names) };
}

/** Where the words were found, as parts: nothing that the server sends is markup. */
function Sentence({ parts }: { parts: TextPart[] }) {
  if (parts.length === 0) return null;
  return (
    <>
      {' '}
      <span className="line-clamp-3 text-small text-ink wrap-anywhere">
        {parts.map(({ text, isMarked }, index) => (
          // oxlint-disable-next-line no-array-index-key -- the parts of a sentence never change
          <Fragment key={index}>{isMarked ? <mark className={MARK}>{text}</mark> : text}</Fragment>
        ))}{' '}
      </span>
    </>
  );
}

function statusText({ term, results, error }: Search): string {
  if (error) return errorLine(errorText(error));
  if (!results) return copy.searching;
  return results.length === 0 ? copy.none(term) : copy.count(results.length);
}

const MARK = 'rounded-xs bg-honey-wash font-semibold text-ink';
const MESSAGE =
  'flex max-h-40 items-center gap-2.5 overflow-y-auto px-5 py-4 text-ink-soft wrap-anywhere';
const OPTION =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-s px-3 py-1.5 outline-0 data-highlighted:bg-leaf-wash data-highlighted:text-leaf-deep data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-line-strong';

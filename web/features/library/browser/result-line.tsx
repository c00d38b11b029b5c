import { CalendarDays, ChevronDown, ChevronUp, Files, FileText, Folder } from 'lucide-react';
import { Fragment } from 'react';
import type { ResourceResult } from '#contract/search-names.ts';
import type { SearchResult, TextPart } from '#contract/library.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { FolderTitle } from '../tree/folder-title.tsx';
import type { SearchRow } from './use-search-rows.ts';

const { search: copy, place } = browserCopy;

/** What the list says of a search result. */
export function ResultLine({ row }: { row: SearchRow }) {
  if (row.kind === 'name') return <NameLine {...row} />;
  if (row.kind === 'week') return <WeekLine result={row.result} />;
  const { result } = row;
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

/** A name that many weeks of a year have. */
function NameLine({ result, weeks, isOpen }: Extract<SearchRow, { kind: 'name' }>) {
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <Files aria-hidden="true" size={20} className="shrink-0 text-leaf" />
      <span className="min-w-0 grow leading-snug">
        <span className="font-medium wrap-anywhere">
          <BreakableText kind="file" text={`${result.name} `} />
        </span>
        <span className="block text-small text-ink-soft wrap-anywhere">
          {place(result.year, copy.weeks(weeks))}{' '}
        </span>
      </span>
      <span className="shrink-0 text-right text-small text-ink-soft">
        {copy.types.resource}{' '}
        <span className="flex items-center justify-end gap-1 font-medium text-leaf-deep">
          {isOpen !== undefined && (isOpen ? copy.hideWeeks : copy.showWeeks)}
          <Chevron aria-hidden="true" size={16} />
        </span>
      </span>
    </>
  );
}

/** One of these weeks, below the name. */
function WeekLine({ result }: { result: ResourceResult }) {
  return (
    <>
      <FileText aria-hidden="true" size={20} className="shrink-0 text-leaf" />
      <span className="min-w-0 grow leading-snug">
        <span className="font-medium wrap-anywhere">{result.week} </span>
        <span className="sr-only">{place(result.year, result.name)} </span>
        <FolderTitle title={result.title} />
        {result.title !== undefined && ' '}
      </span>
      <span className="shrink-0 text-small text-ink-soft">{copy.types.resource}</span>
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

const MARK = 'rounded-xs bg-honey-wash font-semibold text-ink';

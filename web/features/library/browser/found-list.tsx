import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { SearchResult, Tree } from '#contract/library.ts';
import { errorText } from '../../../api/error-text.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { type FoundList as Found, foundListQuery } from './found-list-query.ts';
import { ResultLine } from './result-line.tsx';
import type { SearchRow } from './use-search-rows.ts';

interface FoundListProps {
  term: string;
  tree: Tree | undefined;
  addressOf: (result: SearchResult) => string;
  /** The same page without the search. */
  closeTo: string;
}

const { search: copy, error: errorLine } = browserCopy;

/** The results of a search that is in the address, as a list of links: for browsers without script. */
export function FoundList({ term, tree, addressOf, closeTo }: FoundListProps) {
  const headingId = useId();
  const query = useQuery({ ...foundListQuery(term, tree), enabled: tree !== undefined });
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-2 rounded-m border border-line bg-sheet p-4"
    >
      <h2 id={headingId} className="text-title">
        {copy.results}
      </h2>
      <p className="text-ink-soft wrap-anywhere">{statusText(term, query.data, query.error)}</p>
      <ul>
        {query.data?.found.map((item) => (
          <li key={[item.kind, item.result.type, joinLibraryPath(item.result)].join('/')}>
            {item.kind === 'result' ? (
              <Row row={item} to={addressOf(item.result)} />
            ) : (
              <details>
                <summary className={ROW}>
                  <ResultLine row={{ ...item, weeks: item.weeks.length }} />
                </summary>
                <ul className="ml-8">
                  {item.weeks.map((week) => (
                    <li key={week.week}>
                      <Row row={{ kind: 'week', result: week }} to={addressOf(week)} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <Link to={closeTo} className="flex min-h-11 items-center justify-self-start underline">
        {copy.close}
      </Link>
    </section>
  );
}

function Row({ row, to }: { row: SearchRow; to: string }) {
  return (
    <Link to={to} className={ROW}>
      <ResultLine row={row} />
    </Link>
  );
}

function statusText(term: string, data: Found | undefined, error: Error | null): string {
  if (data) {
    const { found, note } = data;
    const count = found.length === 0 ? copy.none(term) : copy.count(found.length);
    return [note, count].filter((text) => text !== undefined).join(' ');
  }
  return error ? errorLine(errorText(error)) : copy.searching;
}

const ROW =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-s px-3 py-1.5 text-ink no-underline hover:bg-leaf-wash';

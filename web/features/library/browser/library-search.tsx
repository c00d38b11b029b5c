import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchResult, Tree } from '#contract/library.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { useTypedBefore } from '../../../ui/use-typed-before.ts';
import { SEARCH_PARAMETER } from './found-list-query.ts';
import { optionId, SearchPopup } from './search-popup.tsx';
import { SEARCH_MS, useLibrarySearch } from './use-library-search.ts';
import { type SearchRow, useSearchRows } from './use-search-rows.ts';

interface LibrarySearchProps {
  tree: Tree | undefined;
  /** The term in the address; empty where it has none. */
  searched: string;
  /** Where the browser sends the search without script. */
  action: string;
  onChoose: (result: SearchResult) => void;
}

/** A combobox over the whole library: typing searches, arrow keys move through the results, Enter chooses. */
export function LibrarySearch({ tree, searched, action, onChoose }: LibrarySearchProps) {
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  const hiding = useDelayedCall(() => setOpen(false), SEARCH_MS.hideAfterBlur);
  const { term, results, note, error } = useLibrarySearch(text, tree);
  const { rows, lastOpened, toggle } = useSearchRows(results, tree);
  const shown = open && term !== '';
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, (typed) => {
    setText(typed);
    setOpen(document.activeElement === input.current);
  });
  const { highlighted, highlight } = useHighlight(results, rows?.length ?? 0);
  const listId = useId();

  const choose = ({ kind, result }: SearchRow) => {
    if (kind === 'name' && tree) {
      toggle(result);
      return;
    }
    setText('');
    setOpen(false);
    onChoose(kind === 'name' ? { type: 'year', year: result.year } : result);
  };
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  const show = () => {
    hiding.cancel();
    setOpen(true);
  };
  // Enter pressed before the results arrive chooses the first of them.
  const choosesFirstResult = useRef(false);
  useEffect(() => {
    if (!choosesFirstResult.current || !rows) return;
    choosesFirstResult.current = false;
    const [first] = rows;
    if (first) latestChoose.current(first);
  }, [rows]);
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    // The Enter that ends the input of a Japanese or Chinese word chooses nothing.
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape') setOpen(false);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (shown) highlight(highlighted + (key === 'ArrowDown' ? 1 : -1));
      else highlight(0);
      show();
    }
    if (key !== 'Enter' || !shown) return;
    const chosen = rows?.[highlighted];
    if (chosen) choose(chosen);
    if (!results) choosesFirstResult.current = true;
  };

  const found = shown ? (rows ?? []) : [];
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of 2022 do not know the tag
      role="search"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="relative print:hidden"
    >
      <Search
        aria-hidden="true"
        size={22}
        className="pointer-events-none absolute top-1/2 left-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        name={SEARCH_PARAMETER}
        role="combobox"
        aria-label={browserCopy.search.label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={found.length > 0 ? optionId(listId, highlighted) : undefined}
        autoComplete="off"
        placeholder={browserCopy.search.label}
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          choosesFirstResult.current = false;
          show();
        }}
        onKeyDown={press}
        onFocus={show}
        onBlur={hiding.start}
        className="min-h-13 w-full rounded-m border-[1.5px] border-line-strong bg-sheet pr-4 pl-13 text-ink text-ellipsis placeholder:text-ink-soft focus-visible:outline-offset-1"
      />
      {shown && (
        <SearchPopup
          listId={listId}
          term={term}
          results={results}
          rows={rows}
          note={note}
          lastOpened={lastOpened}
          error={error}
          highlighted={highlighted}
          onHighlight={highlight}
          onChoose={choose}
        />
      )}
    </form>
  );
}

/** Which result the keys have reached: the first of every new list, and after the last the first again. */
function useHighlight(results: readonly SearchResult[] | undefined, count: number) {
  const [at, setAt] = useState({ results, index: 0 });
  return {
    highlighted: at.results === results ? at.index : 0,
    highlight: (index: number) => setAt({ results, index: (index + count) % Math.max(count, 1) }),
  };
}

/** Runs the action after a delay unless it is cancelled. */
function useDelayedCall(action: () => void, ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  const start = () => {
    cancel();
    timer.current = setTimeout(action, ms);
  };
  return { start, cancel };
}

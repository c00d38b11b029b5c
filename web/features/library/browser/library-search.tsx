import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SearchResult, Tree } from '#contract/library.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { useTypedBefore } from '../../../ui/use-typed-before.ts';
import { SearchPopup } from './search-popup.tsx';
import { SEARCH_MS, useLibrarySearch } from './use-library-search.ts';

interface LibrarySearchProps {
  tree: Tree | undefined;
  onChoose: (result: SearchResult) => void;
}

/** A combobox over the whole library: typing searches, arrow keys move through the results, Enter chooses. */
export function LibrarySearch({ tree, onChoose }: LibrarySearchProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const hiding = useDelayedCall(() => setOpen(false), SEARCH_MS.hideAfterBlur);
  const { term, results, error } = useLibrarySearch(text, tree);
  const shown = open && term !== '';
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, (typed) => {
    setText(typed);
    setOpen(document.activeElement === input.current);
  });

  const choose = (result: SearchResult) => {
    setText('');
    setOpen(false);
    onChoose(result);
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
    if (!choosesFirstResult.current || !results) return;
    choosesFirstResult.current = false;
    const [first] = results;
    if (first) latestChoose.current(first);
  }, [results]);
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && shown && !results) choosesFirstResult.current = true;
    if (key === 'Escape') setOpen(false);
    if (key === 'ArrowDown' || key === 'ArrowUp') show();
  };

  return (
    <Autocomplete.Root
      items={results ?? []}
      // No client-side filter: the server has filtered the results.
      filter={null}
      itemToStringValue={() => text}
      autoHighlight
      // Inline, because a popup would hide the rest of the page from screen readers.
      inline
      open={shown}
      value={text}
      onValueChange={(value, { reason }) => {
        if (reason !== 'input-change') return;
        setText(value);
        choosesFirstResult.current = false;
        show();
      }}
    >
      <div className="relative">
        <Search
          aria-hidden="true"
          size={22}
          className="pointer-events-none absolute top-1/2 left-4.5 -translate-y-1/2 text-ink-soft"
        />
        <Autocomplete.Input
          ref={input}
          aria-label={browserCopy.search.label}
          aria-expanded={shown && results !== undefined && results.length > 0}
          placeholder={browserCopy.search.label}
          spellCheck={false}
          enterKeyHint="search"
          onKeyDown={press}
          onFocus={show}
          onBlur={hiding.start}
          className="min-h-13 w-full rounded-m border-[1.5px] border-line-strong bg-sheet pr-4 pl-13 text-ink text-ellipsis placeholder:text-ink-soft focus-visible:outline-offset-1"
        />
        {shown && <SearchPopup term={term} results={results} error={error} onChoose={choose} />}
      </div>
    </Autocomplete.Root>
  );
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

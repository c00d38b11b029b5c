import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { faqCopy } from '../../copy/faq.ts';
import { decoded } from '../../decoded.ts';
import { showToast } from '../../ui/show-toast.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { CONTACT_FORM } from '../../paths.ts';
import { FaqSearch, SEARCH_PARAMETER } from './faq-search.tsx';
import { foundFaqQuery } from './found-faq-query.ts';
import { MarkdownFailure } from './markdown-failure.tsx';
import { MarkdownText } from './markdown-text.tsx';
import type { Heading } from './render-faq.ts';

/** The questions and answers of the Help page, by category: all of them, or those that a search finds. */
export function FaqContent() {
  const { term, setTerm, submit } = useSearchTerm();
  const query = useQuery(foundFaqQuery(useDebouncedText(term, TYPING_MS)));
  const { data: faq, isError, errorUpdatedAt, isFetching, refetch } = query;
  useScrollToHash(Boolean(faq));
  useEffect(() => {
    if (errorUpdatedAt > 0) showToast('error', faqCopy.failedToast);
  }, [errorUpdatedAt]);

  if (isError) {
    const onTryAgain = () => void refetch();
    return (
      <MarkdownFailure message={faqCopy.failed} fetching={isFetching} onTryAgain={onTryAgain} />
    );
  }
  if (!faq) {
    // As high as the screen, so that the form below does not move when the answers load.
    return (
      <div className="min-h-screen">
        <Spinner />
      </div>
    );
  }
  return (
    <>
      <FaqSearch term={term} found={faq.found} all={faq.all} onType={setTerm} onSubmit={submit} />
      {faq.found > 0 && (
        <div className="grid gap-x-10 gap-y-8 desktop:grid-cols-[15rem_minmax(0,1fr)] print:block">
          <CategoryLinks categories={faq.categories} />
          <MarkdownText html={faq.html} />
        </div>
      )}
    </>
  );
}

/** Between the last letter and the search, so that typing stays smooth on a slow machine. */
const TYPING_MS = 250;

/** The term in the address, until the user types another. */
function useSearchTerm() {
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get(SEARCH_PARAMETER) ?? '';
  const [term, setTerm] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setTerm(asked);
  }
  const submit = () => {
    const wanted = term.trim();
    const search = wanted === '' ? '' : `?${new URLSearchParams({ [SEARCH_PARAMETER]: wanted })}`;
    void navigate({ search }, { preventScrollReset: true });
  };
  return { term, setTerm, submit };
}

/** Scrolls to the element that the hash names, once the content has loaded. */
function useScrollToHash(arrived: boolean): void {
  const { hash, key } = useLocation();
  const wasThere = useRef(arrived);
  useEffect(() => {
    // The browser has scrolled there already where the server rendered the page, and the reader may have scrolled on.
    if (key === FIRST_LOCATION && wasThere.current) return;
    const place = arrived && hash ? document.getElementById(decoded(hash.slice(1))) : null;
    if (!place) return;
    place.scrollIntoView();
    // As with a native link, the next Tab continues from there.
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [arrived, hash, key]);
}

/** The router's key for the page that the browser loaded. */
const FIRST_LOCATION = 'default';

/** Links to the categories of the FAQ. */
function CategoryLinks({ categories }: { categories: readonly Heading[] }) {
  return (
    <nav
      aria-label={faqCopy.categories}
      className="self-start desktop:sticky desktop:top-26 print:hidden"
    >
      <p aria-hidden="true" className="mb-2 font-semibold">
        {faqCopy.categories}
      </p>
      <ul className="flex flex-wrap gap-2 desktop:grid desktop:gap-1">
        {categories.map(({ id, text }) => (
          <li key={id}>
            <Link to={{ hash: id }} className={LINK}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <Link to={{ hash: CONTACT_FORM }} className={`${LINK} font-semibold`}>
            {faqCopy.contactForm}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const LINK =
  'flex min-h-11 items-center rounded-full border border-line bg-sheet px-4 leading-tight text-leaf-deep no-underline hover:bg-leaf-wash desktop:border-transparent desktop:bg-transparent';

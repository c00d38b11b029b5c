import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { faqCopy } from '../../copy/faq.ts';
import { uiCopy } from '../../copy/ui.ts';
import { decoded } from '../../decoded.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { CategoryLinks } from './category-links.tsx';
import { faqQuery } from './faq-query.ts';
import { MarkdownText } from './markdown-text.tsx';
import { renderFaq } from './render-faq.ts';

/** The questions and answers of the Help page, by category. */
export function FaqContent() {
  const { data, isError, errorUpdatedAt, isFetching, refetch } = useQuery(faqQuery);
  const faq = useMemo(() => data && renderFaq(data), [data]);
  useScrollToHash(Boolean(faq));
  useEffect(() => {
    if (errorUpdatedAt > 0) showToast('error', faqCopy.failedToast);
  }, [errorUpdatedAt]);

  if (isError) {
    return (
      <div className="grid max-w-160 justify-items-start gap-5">
        <AlertBox>{faqCopy.failed}</AlertBox>
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {uiCopy.tryAgain}
        </Button>
      </div>
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
    <div className="grid gap-x-10 gap-y-8 desktop:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <CategoryLinks categories={faq.categories} />
      <MarkdownText html={faq.html} />
    </div>
  );
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

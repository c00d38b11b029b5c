import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { faqCopy } from '../../copy/faq.ts';
import { uiCopy } from '../../copy/ui.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { CategoryLinks } from './category-links.tsx';
import { faqQuery } from './faq-query.ts';
import { linkHeadings } from './link-headings.ts';
import { MarkdownText } from './markdown-text.tsx';
import { renderMarkdown } from './render-markdown.ts';
import { useHashArrival } from './use-hash-arrival.ts';

/** The questions and answers of the Help page, by category. */
export function FaqContent() {
  const { data, isError, errorUpdatedAt, isFetching, refetch } = useQuery(faqQuery);
  const faq = useMemo(() => data && linkHeadings(renderMarkdown(data)), [data]);
  useHashArrival(Boolean(faq));
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
    // As high as the screen, so that the form below does not move when the answers come.
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

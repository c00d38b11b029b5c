import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadCode } from '../../api/load-code.ts';
import { legalCopy, type LegalText } from '../../copy/legal.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { MarkdownFailure, MarkdownText } from '../faq/index.ts';

/** One of the texts about rights and duties, marked as a draft of the owner's. */
export function LegalContent({ text }: { text: LegalText }) {
  const { data: html, isError, isFetching, refetch } = useQuery(legalTextQuery(text));
  if (isError) {
    const onTryAgain = () => void refetch();
    return (
      <MarkdownFailure message={legalCopy.failed} fetching={isFetching} onTryAgain={onTryAgain} />
    );
  }
  if (html === undefined) return <Spinner />;
  return (
    <div className="grid gap-6 [&_h2:not(:first-child)]:mt-8">
      <p className="justify-self-start rounded-s border border-honey-deep bg-honey-wash px-4 py-2 font-medium">
        {legalCopy.toConfirm}
      </p>
      <MarkdownText html={html} />
    </div>
  );
}

/** The text as HTML. A page from the server has it; the code that renders it is loaded in the browser when needed. */
export function legalTextQuery(text: LegalText) {
  return queryOptions({
    queryKey: ['legal', text],
    queryFn: async ({ signal }) => {
      const { loadLegalText } = await loadCode(() => import('./load-legal-text.ts'));
      return loadLegalText(legalCopy[text].address, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

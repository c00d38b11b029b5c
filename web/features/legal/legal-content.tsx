import { useQuery } from '@tanstack/react-query';
import { legalCopy, type LegalText } from '../../copy/legal.ts';
import { MarkdownText } from '../faq/index.ts';
import { AwaitLookup } from '../lookup/index.ts';
import { legalTextQuery } from './legal-text-query.ts';

/** One of the texts about rights and duties, marked as a draft of the owner's. */
export function LegalContent({ text }: { text: LegalText }) {
  const { data: html, error, isFetching, refetch } = useQuery(legalTextQuery(text));
  if (html === undefined) {
    return <AwaitLookup error={error} fetching={isFetching} onTryAgain={() => void refetch()} />;
  }
  return (
    <div className="grid gap-6 [&_h2:not(:first-child)]:mt-8">
      <p className="justify-self-start rounded-s border border-honey-deep bg-honey-wash px-4 py-2 font-medium">
        {legalCopy.toConfirm}
      </p>
      <MarkdownText html={html} />
    </div>
  );
}

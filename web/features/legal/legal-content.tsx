import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadCode } from '../../api/load-code.ts';
import { legalCopy, type LegalText } from '../../copy/legal.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { MarkdownFailure, MarkdownText } from '../faq/index.ts';
import { RETENTION_ROWS, retentionCopy } from '../../copy/retention.ts';

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
    queryFn: async () => {
      const { loadLegalText } = await loadCode(() => import('./load-legal-text.ts'));
      return loadLegalText(legalCopy[text].address);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How long each kind of data is kept. */
export function RetentionTable() {
  const { heading, explanation, columns } = retentionCopy;
  return (
    <section className="mt-8 grid max-w-[72ch] gap-3">
      <h2 id="retention" className="text-title text-leaf-deep">
        {heading}
      </h2>
      <p>{explanation}</p>
      <table className="w-full border-y border-line text-left">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-4 font-semibold">
              {columns.what}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {columns.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {RETENTION_ROWS.map(({ what, time }) => (
            <tr key={what} className="border-t border-line">
              <td className="py-2 pr-4">{what}</td>
              <td className="py-2 whitespace-nowrap">{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { queryOptions } from '@tanstack/react-query';
import { loadCode } from '../../api/load-code.ts';
import { legalCopy, type LegalText } from '../../copy/legal.ts';

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

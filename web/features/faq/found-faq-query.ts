import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadCode } from '../../api/load-code.ts';

/**
 * The questions of the Help page that a search finds. A page from the server has them; the text, and the code that
 * finds others in it, are loaded for the first search.
 */
export function foundFaqQuery(term: string) {
  const searched = term.trim();
  return queryOptions({
    queryKey: ['faq', searched],
    queryFn: async ({ client }) => {
      const { findInFaq } = await loadCode(() => import('./found-faq.ts'));
      return findInFaq(client, searched);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

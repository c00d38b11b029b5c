import type { QueryClient } from '@tanstack/react-query';
import { faqQuery } from './faq-query.ts';
import { SEARCH_PARAMETER } from './faq-search.tsx';
import { foundFaqQuery } from './found-faq-query.ts';

interface Prepared {
  queryClient: QueryClient;
  /** The query of the address. */
  search: string;
}

/** Loads the questions that the Help page shows, before the server renders it. */
export async function prepareFaq({ queryClient, search }: Prepared): Promise<void> {
  const term = new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '';
  await queryClient.prefetchQuery(foundFaqQuery(term));
  // The page shows what was found in the text, and not the text.
  queryClient.removeQueries(faqQuery);
}

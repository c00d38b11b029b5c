import type { QueryClient } from '@tanstack/react-query';
import { faqQuery } from './faq-query.ts';
import { filterFaq } from './filter-faq.ts';
import { type Heading, renderFaq } from './render-faq.ts';

/** The questions that a search finds, as the Help page shows them. */
interface FoundFaq {
  /** Written by `renderFaq`. */
  html: string;
  categories: Heading[];
  found: number;
  all: number;
}

export async function findInFaq(queryClient: QueryClient, term: string): Promise<FoundFaq> {
  // The query of what is found tries again by itself.
  const faq = await queryClient.fetchQuery({ ...faqQuery, retry: false });
  const { found, all, markdown } = filterFaq(faq, term);
  return { found, all, ...renderFaq(markdown) };
}

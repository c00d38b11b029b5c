import { queryOptions } from '@tanstack/react-query';
import { loadMarkdown } from './load-markdown.ts';

/** The text of the FAQ. It changes only with the site. */
export const faqQuery = markdownQuery('/md/faq.md');

/** What the chatbot says when it is only greeted or thanked. */
export const conversationQuery = markdownQuery('/md/conversation.md');

function markdownQuery(address: string) {
  return queryOptions({
    queryKey: ['markdown', address],
    queryFn: () => loadMarkdown(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

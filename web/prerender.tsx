import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { type EarlyPagePath, FAQ_TEXT_ID } from '#contract/early-pages.ts';
import { jsonElement } from '#contract/page-data.ts';
import { createQueryClient } from './api/query-client.ts';
import { earlyPageCopy, SHARED_PICTURE_TEXT } from './copy/early-pages.ts';
import { faqQuery } from './features/faq/index.ts';
import { sessionQuery } from './features/session/index.ts';
import { loadMatched } from './load-matched.ts';
import { routes } from './router.tsx';
import { Site } from './site.tsx';

/** A page as a visitor sees it, with the texts for its head. */
export async function prerender(path: EarlyPagePath, faq: string) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.setQueryData(faqQuery.queryKey, faq);
  await loadMatched(path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const html = renderToString(<Site queryClient={queryClient} router={router} />);
  router.dispose();
  queryClient.clear();
  const texts = path === '/faq' ? jsonElement(FAQ_TEXT_ID, faq) : '';
  return { html, texts, ...earlyPageCopy[path], pictureText: SHARED_PICTURE_TEXT };
}

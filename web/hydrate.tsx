import type { QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { FAQ_TEXT_ID } from '#contract/early-pages.ts';
import { earlyInput, typedText } from './features/early-page/index.ts';
import { faqQuery } from './features/faq/index.ts';
import { loadMatched } from './load-matched.ts';
import { routes } from './router.tsx';
import { Site } from './site.tsx';

/** Brings a page to life that was written at build time: its elements stay, and so does what was typed. */
export async function hydrate(root: Element, queryClient: QueryClient): Promise<void> {
  await loadMatched(location.pathname);
  fillTexts(queryClient);
  // Says that the page is there already; the router would else take the reader back to its top.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  typedText.keep();
  hydrateRoot(
    root,
    <Site queryClient={queryClient} router={router} onReady={earlyInput.giveBack} />,
  );
}

/** What the page was written with comes with it. */
function fillTexts(queryClient: QueryClient): void {
  const text = document.getElementById(FAQ_TEXT_ID)?.textContent;
  if (!text) return;
  queryClient.setQueryData(faqQuery.queryKey, JSON.parse(text));
}

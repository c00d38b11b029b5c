import type { QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { FAQ_TEXT_ID } from '#contract/early-pages.ts';
import { earlyInput, typedText } from './features/early-page/index.ts';
import { faqQuery } from './features/faq/index.ts';
import { loadMatched } from './load-matched.ts';
import { routes } from './router.tsx';
import { Site } from './site.tsx';

/** Hydrates a page that was rendered at build time; its elements and what was typed stay. */
export async function hydrate(root: Element, queryClient: QueryClient): Promise<void> {
  await loadMatched(location.pathname);
  fillTexts(queryClient);
  // Tells the router that the page is already shown, or it would scroll to the top.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  typedText.keep();
  hydrateRoot(
    root,
    <Site queryClient={queryClient} router={router} onReady={earlyInput.giveBack} />,
  );
}

/** The data the page was rendered with is part of it. */
function fillTexts(queryClient: QueryClient): void {
  const text = document.getElementById(FAQ_TEXT_ID)?.textContent;
  if (!text) return;
  queryClient.setQueryData(faqQuery.queryKey, JSON.parse(text));
}

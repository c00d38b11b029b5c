import type { QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { earlyInput } from './features/early-page/early-input.ts';
import { typedText } from './features/early-page/typed-text.ts';
import { loadMatched } from './load-matched.ts';
import { paths } from './paths.ts';
import { routes } from './router.tsx';
import { Site } from './site.tsx';

/** Brings a page to life that was written at build time: its elements stay, and so does what was typed. */
export async function takeOver(root: Element, queryClient: QueryClient): Promise<void> {
  await Promise.all([loadMatched(location.pathname), loadTexts(queryClient)]);
  const router = createBrowserRouter(routes);
  typedText.keep();
  hydrateRoot(
    root,
    <Site queryClient={queryClient} router={router} onReady={earlyInput.giveBack} />,
  );
}

/** What the page was written with. */
async function loadTexts(queryClient: QueryClient): Promise<void> {
  if (location.pathname !== paths.help()) return;
  const { faqQuery } = await import('./features/faq/faq-query.ts');
  // Tried once here: where it fails, the site begins anew and says so.
  await queryClient.fetchQuery({ ...faqQuery, retry: false });
}

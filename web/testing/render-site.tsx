import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Session } from '#contract/session.ts';
import { createQueryClient } from '../api/query-client.ts';
import { routes } from '../router.tsx';
import { type Api, serveApi } from './serve-api.ts';

/** Renders the whole site at an address, as `main.tsx` does, and waits for the first page. */
export async function renderSite(address: string, { session = null, api }: Options = {}) {
  const server = api ?? (await serveApi(session));
  const site = openSite(address);
  await screen.findByRole('heading', { level: 1 });
  return { ...site, api: server };
}

interface Options {
  session?: Session | null;
  /** For tests that need other answers than the defaults. */
  api?: Api;
}

/** Renders the site without waiting, for a test that has its own API. */
export function openSite(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const queryClient = createQueryClient();
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, queryClient, unmount };
}

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { createQueryClient } from '../api/query-client.ts';
import { routes } from '../router.tsx';

/** The whole site as `main.tsx` makes it, at an address, once its first page is there. */
export async function renderSite(address: string, table: RouteObject[] = routes) {
  const router = createMemoryRouter(table, { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

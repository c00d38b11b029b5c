import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Session } from '#contract/session.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { aTeacher } from '../../../testing/a-session.ts';
import { serveApi } from '../../../testing/serve-api.ts';
import { ToastArea } from '../../../ui/toast-area.tsx';
import type { Favouritable } from './favourite-path.ts';
import { useFavourites } from './use-favourites.ts';

test.each<[Favouritable, string]>([
  [{ type: 'week', name: 'Week 1' }, 'Cannot add week to favourites: missing year context.'],
  [
    { type: 'resource', name: 'Slides.pdf', year: 'Year 2' },
    'Cannot add resource to favourites: missing context.',
  ],
])('an item without a place cannot be starred: %o', async (item, text) => {
  const api = await pressStar(item, aTeacher());

  expect(await screen.findByText(text)).toBeTruthy();
  expect(api.callsOf('POST /api/favourites')).toEqual([]);
});

test('a visitor cannot star anything', async () => {
  await pressStar({ type: 'year', name: 'Year 2' }, null);

  expect(await screen.findByText('You must be logged in to favourite items.')).toBeTruthy();
});

async function pressStar(item: Favouritable, session: Session | null) {
  const api = await serveApi(session);
  const queryClient = createQueryClient();
  queryClient.setQueryData(['session'], session);
  render(
    <QueryClientProvider client={queryClient}>
      <Star item={item} />
      <ToastArea />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Star' }));
  return api;
}

function Star({ item }: { item: Favouritable }) {
  const { toggle } = useFavourites();
  return (
    <button type="button" onClick={() => toggle(item)}>
      Star
    </button>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../api/query-client.ts';
import { breakOff, refuse, serveApi } from '../../../testing/serve-api.ts';
import { PdfViewer } from './pdf-viewer.tsx';

const LINKS = 'POST /api/library/links';

test('while a document opens, the viewer has its name as its title and says that it loads', async () => {
  await openViewer((api) => api.answer(LINKS, () => undefined));

  expect(screen.getByRole('dialog', { name: 'Slides.pdf' })).toBeTruthy();
  expect(screen.getByText('Loading PDF...')).toBeTruthy();
});

test('a refused link says so and why, and Close closes', async () => {
  const { close } = await openViewer((api) => api.answer(LINKS, refuse('subscription/required')));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error loading PDF');
  expect(alert.textContent).toContain('Failed to get signed URL.');
  expect(alert.textContent).toContain('Your school needs a subscription for this.');
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a document that did not arrive can be asked for again', async () => {
  const { api } = await openViewer((api) => api.answer(LINKS, breakOff));
  await screen.findByText('Error loading PDF');
  api.answer(LINKS, () => undefined);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Loading PDF...')).toBeTruthy();
  await waitFor(() => expect(api.callsOf(LINKS)).toHaveLength(2));
});

test('content that does not arrive is an error of its own', async () => {
  await openViewer((api) => {
    api.answer(LINKS, { url: '/api/files/gone' });
  });

  expect(await screen.findByText('Failed to load PDF. Please try again later.')).toBeTruthy();
});

test('a read-only resource offers no Download and no Print', async () => {
  await openViewer((api) => api.answer(LINKS, () => undefined), 'learning-readonly');

  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
});

test('Escape closes, and while presenting first leaves full screen', async () => {
  const { close } = await openViewer((api) => api.answer(LINKS, () => undefined), 'learning', true);

  await userEvent.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();

  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('F toggles full screen, also while the document still opens', async () => {
  await openViewer((api) => api.answer(LINKS, () => undefined));

  await userEvent.keyboard('f');
  expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeTruthy();
  await userEvent.keyboard('f');
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
});

test('the caller of the viewer can start and end full screen', async () => {
  const { show } = await openViewer((api) => api.answer(LINKS, () => undefined));
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();

  show(true);
  expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeTruthy();
  show(false);
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
});

test('a right-click brings up no menu', async () => {
  await openViewer((api) => api.answer(LINKS, () => undefined));

  const rightClick = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  screen.getByText('Loading PDF...').dispatchEvent(rightClick);
  expect(rightClick.defaultPrevented).toBe(true);
});

async function openViewer(
  prepare: (api: Awaited<ReturnType<typeof serveApi>>) => void,
  bucket: 'learning' | 'learning-readonly' = 'learning',
  presenting = false,
) {
  const api = await serveApi();
  prepare(api);
  const close = vi.fn<() => void>();
  const resource = { year: 'Year 2', week: 'Week 1', name: 'Slides.pdf', bucket };
  const queryClient = createQueryClient();
  const viewer = (isPresenting: boolean) => (
    <QueryClientProvider client={queryClient}>
      <PdfViewer resource={resource} presenting={isPresenting} onClose={close} />
    </QueryClientProvider>
  );
  const { rerender } = render(viewer(presenting));
  await screen.findByRole('dialog');
  return { api, close, show: (isPresenting: boolean) => rerender(viewer(isPresenting)) };
}

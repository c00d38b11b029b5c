import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

const LEAVE = 'POST /api/newsletter/leave';

test('a service that is away is not blamed on the link, and the button stays', async () => {
  const api = await serveApi();
  api.answer(LEAVE, refuse('service/unavailable'));
  await renderSite('/unsubscribe?token=x', { api });
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'That did not work: The service is not available at the moment. Please try again shortly.',
  );
  api.answer(LEAVE, {});
  await press();
  expect(await screen.findByText('You will not get any more newsletters.')).toBeTruthy();
});

test.each(['link/refused', 'request/invalid'] as const)(
  'a link that is refused with %s is said to be incomplete, and cannot be pressed again',
  async (code) => {
    const api = await serveApi();
    api.answer(LEAVE, refuse(code));
    await renderSite('/unsubscribe?token=x', { api });
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The link may not be complete');
    expect(screen.queryByRole('button', { name: 'Stop the newsletter' })).toBeNull();
  },
);

async function press(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the newsletter' }));
}

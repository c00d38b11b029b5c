import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { loadScreen, ScreenFailure } from './screen-failure.tsx';

test('a screen that does not load reloads the page once', async () => {
  const reload = vi.fn<() => void>();

  openMissingScreen(reload);

  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a screen still missing after the reload is explained, with a button to try again', async () => {
  const reload = vi.fn<() => void>();
  const beforeReload = openMissingScreen(reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  beforeReload.unmount();

  openMissingScreen(reload);

  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeTruthy();
  expect(screen.getByText('The rest of the site')).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a screen that breaks while it is shown leaves the rest of the page', async () => {
  const reload = vi.fn<() => void>();

  openScreen(() => Promise.resolve(<BrokenScreen />), reload);

  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(screen.getByText('The rest of the site')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

function openMissingScreen(reload: () => void) {
  return openScreen(() => Promise.reject(new TypeError('Failed to fetch module')), reload);
}

function openScreen(load: () => Promise<React.ReactElement>, reload: () => void) {
  const router = createMemoryRouter([
    {
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        {
          errorElement: <ScreenFailure reload={reload} />,
          children: [{ path: '/', lazy: loadScreen(async () => ({ element: await load() })) }],
        },
      ],
    },
  ]);
  const ignore = () => undefined;
  return render(<RouterProvider router={router} onError={ignore} />, { onCaughtError: ignore });
}

function Frame() {
  return (
    <>
      <p>The rest of the site</p>
      <RegionBoundary>
        <Outlet />
      </RegionBoundary>
    </>
  );
}

function BrokenScreen(): React.ReactElement {
  throw new Error('a screen broke');
}

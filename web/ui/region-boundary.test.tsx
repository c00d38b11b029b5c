import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { RegionBoundary } from './region-boundary.tsx';

test('a render error in one panel leaves the rest', () => {
  renderPage();

  expect(screen.getByRole('alert').textContent).toContain(
    'Something went wrong in this part of the page.',
  );
  expect(screen.getByText('The other panel')).toBeTruthy();
});

test('Try again shows the panel once it can be shown', async () => {
  const page = renderPage();
  page.mend();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByText('Panel at /')).toBeTruthy();
});

test('navigation clears the error', async () => {
  renderPage();

  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(screen.getByText('Panel at /elsewhere')).toBeTruthy();
});

function renderPage() {
  const fault = { present: true };
  function Panel() {
    const { pathname } = useLocation();
    if (fault.present && pathname === '/') throw new Error('a panel broke');
    return <p>Panel at {pathname}</p>;
  }
  render(
    <MemoryRouter>
      <RegionBoundary>
        <Panel />
      </RegionBoundary>
      <p>The other panel</p>
      <Link to="/elsewhere">Elsewhere</Link>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );
  return { mend: () => (fault.present = false) };
}

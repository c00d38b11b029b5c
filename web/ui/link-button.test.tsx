import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkButton } from './link-button.tsx';

test('a link button is a link with an address', () => {
  render(<LinkButton to="/pricing">See pricing</LinkButton>, { wrapper: MemoryRouter });

  const link = screen.getByRole('link', { name: 'See pricing' });

  expect(link.getAttribute('href')).toBe('/pricing');
});

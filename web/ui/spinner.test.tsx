import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './spinner.tsx';

test('a spinner says that something is loading', () => {
  render(<Spinner />);

  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

test('a full-screen spinner can say what is loading', () => {
  render(<Spinner fullScreen label="Opening the site" />);

  expect(screen.getByRole('status').textContent).toBe('Opening the site');
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AlertBox } from './alert-box.tsx';

test('an alert box is announced with its message and nothing else', () => {
  render(<AlertBox>That code is not right.</AlertBox>);

  expect(screen.getByRole('alert').textContent).toBe('That code is not right.');
  // The icon repeats what the words say.
  expect(screen.queryByRole('img')).toBeNull();
});

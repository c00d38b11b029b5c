import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('a password is hidden until the user shows it', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'orchard');
  expect(field).toHaveProperty('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveProperty('type', 'text');
  expect(field).toHaveProperty('value', 'orchard');

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveProperty('type', 'password');
  expect(field.getAttribute('autocomplete')).toBe('current-password');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PASSWORD_CHARACTERS } from '#contract/limits.ts';
import { isLongEnough } from '#contract/password.ts';
import { PasswordForm } from './password-form.tsx';

const LABELS = { password: 'Password', confirmation: 'Confirm Password' };

test.each([
  ['', 'Password is required.'],
  ['x'.repeat(PASSWORD_CHARACTERS + 1), 'Please use at most 128 characters.'],
  ['eleven char', 'Please use at least 12 characters, or three words.'],
  ['two\twords', 'Please use a password without tabs or other control characters.'],
])('the password %j is refused at its field', async (password, refusal) => {
  const { sent } = await fillIn(password);
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(sent).toEqual([]);
});

test('spaces around a password are part of it', async () => {
  expect((await fillIn(' red apple tree ')).sent).toEqual([' red apple tree ']);
});

test('a button makes a password, shows it and fills in both fields', async () => {
  const sent: string[] = [];
  renderForm(sent);

  await userEvent.click(screen.getByRole('button', { name: 'Make a Password' }));
  const made = screen.getByRole('status').querySelector('strong')?.textContent ?? '';
  expect(made).toMatch(/^(?:[a-z]+-){4}\d\d$/);
  expect(isLongEnough(made)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([made]);

  await userEvent.type(screen.getByLabelText('Password'), 'x');
  expect(screen.getByRole('status').textContent).toBe('');
});

async function fillIn(password: string): Promise<{ sent: string[] }> {
  const sent: string[] = [];
  renderForm(sent);
  for (const label of Object.values(LABELS)) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(password);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { sent };
}

function renderForm(sent: string[]): void {
  render(
    <>
      <PasswordForm id="form" login="admin@a.example" labels={LABELS} onSubmit={sentTo(sent)} />
      <button form="form">Send</button>
    </>,
  );
}

function sentTo(list: string[]) {
  return (password: string) => void list.push(password);
}

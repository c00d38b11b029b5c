import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Field } from './field.tsx';

test('a field has its label as its name and its hint as its description', () => {
  render(<Field label="Domain" hint="For example example.edu" required />);

  const field = screen.getByRole('textbox', { name: 'Domain' });

  expect(describing(field)).toBe('For example example.edu');
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('an error is tied to its field', () => {
  render(<Field label="Domain" hint="A hint." error="Please enter a domain." />);

  const field = screen.getByRole('textbox', { name: 'Domain' });

  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(describing(field)).toBe('A hint. Please enter a domain.');
});

test('a field can be an e-mail address, a password or a multi-line text', () => {
  render(
    <>
      <Field label="Email" type="email" />
      <Field label="Password" type="password" />
      <Field label="Message" type="textarea" />
    </>,
  );

  expect(screen.getByLabelText('Email')).toHaveProperty('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  expect(screen.getByLabelText('Message').tagName).toBe('TEXTAREA');
});

test('a form validates, focuses the first invalid field and can be cleared', async () => {
  const submit = vi.fn<(values: { name: string; note: string }) => void>();
  render(<ExampleForm onSubmit={submit} />);

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(describing(name)).toBe('Please enter a name.'));
  expect(document.activeElement).toBe(name);

  await userEvent.type(name, 'Orchard');
  await userEvent.type(screen.getByLabelText('Note'), 'Hello{Enter}there');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith({ name: 'Orchard', note: 'Hello\nthere' }),
  );
  await waitFor(() => expect(name).toHaveProperty('value', ''));
});

function describing(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ');
}

interface Values {
  name: string;
  note: string;
}

function ExampleForm({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const { register, handleSubmit, reset, formState } = useForm<Values>();
  const save = handleSubmit((values) => {
    onSubmit(values);
    reset();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Field
        label="Name"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Please enter a name.' })}
      />
      <Field label="Note" type="textarea" {...register('note')} />
      <button type="submit">Save</button>
    </form>
  );
}

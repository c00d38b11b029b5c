import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

test('six boxes take one digit each, and typing moves on', async () => {
  const { complete } = renderField();

  await userEvent.click(firstBox());
  await userEvent.keyboard('12345');
  expect(complete).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box(6));
  await userEvent.keyboard('6');

  expect(code()).toBe('123456');
  expect(complete).toHaveBeenCalledWith('123456');
});

test.each(['123456', '123 456', ' 123-456 '])('pasting "%s" fills all boxes', async (text) => {
  const { complete } = renderField();

  await userEvent.click(firstBox());
  await userEvent.paste(text);

  expect(code()).toBe('123456');
  expect(complete).toHaveBeenCalledWith('123456');
});

test('anything but a digit is left out', async () => {
  renderField();

  await userEvent.click(firstBox());
  await userEvent.keyboard('1a-2');

  expect(code()).toBe('12');
});

test('Backspace clears and moves back', async () => {
  renderField();
  await userEvent.click(firstBox());
  await userEvent.keyboard('123');

  await userEvent.keyboard('{Backspace}');
  expect(code()).toBe('12');
  await userEvent.keyboard('{Backspace}{Backspace}');

  expect(code()).toBe('');
  expect(document.activeElement).toBe(firstBox());
});

test('the arrow keys move between boxes', async () => {
  renderField();
  await userEvent.click(firstBox());
  await userEvent.keyboard('123');

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(box(2));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(box(3));
});

test('phones show digits and offer the code from the message', () => {
  renderField();

  expect(firstBox().getAttribute('inputmode')).toBe('numeric');
  expect(firstBox().getAttribute('autocomplete')).toBe('one-time-code');
});

function renderField() {
  const complete = vi.fn<(code: string) => void>();
  render(<Example onComplete={complete} />);
  return { complete };
}

function Example({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="Verification code"
      value={value}
      onChange={setValue}
      onComplete={(entered) => onComplete(entered)}
    />
  );
}

function firstBox(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Verification code' });
}

function box(position: number): HTMLElement {
  return screen.getByRole('textbox', { name: `Digit ${position} of 6` });
}

function code(): string {
  return screen
    .getAllByRole('textbox')
    .map((input) => (input instanceof HTMLInputElement ? input.value : ''))
    .join('');
}
